import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders into another document or a shadow root, with the styles and the CSS variables of the theme there. */
export function InDocument({
  into,
  theme,
  children,
}: {
  into: Element | ShadowRoot;
  theme: Theme;
  children: ReactNode;
}) {
  const cache = useMemo(() => {
    const container = into instanceof ShadowRoot ? into : into.ownerDocument.head;
    return createCache({ key: 'css', container });
  }, [into]);
  // Writes the variables here too, not only in the page around.
  const own = {
    disableNestedContext: true,
    colorSchemeNode: into.ownerDocument.documentElement,
  };
  return createPortal(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} {...own}>
        {children}
      </ThemeProvider>
    </CacheProvider>,
    into,
  );
}
