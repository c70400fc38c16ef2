import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

interface StylesInProps {
  /** The element that gets the style tags, such as the head of another document. */
  container: HTMLElement;
  theme: Theme;
  children: ReactNode;
}

/** Shows its children with the styles and the theme in another document or in a shadow root. */
export function StylesIn({ container, theme, children }: StylesInProps) {
  const cache = useMemo(() => createCache({ key: 'inner', container }), [container]);
  // Writes the CSS variables of the theme here too, not only in the page around.
  const own = {
    disableNestedContext: true,
    colorSchemeNode: container.ownerDocument.documentElement,
  };
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} {...own}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
