import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders into another document or a shadow root, with the styles there. */
export function InDocument({
  into,
  children,
}: {
  into: Element | ShadowRoot;
  children: ReactNode;
}) {
  const cache = useMemo(() => {
    const container = into instanceof ShadowRoot ? into : into.ownerDocument.head;
    return createCache({ key: 'css', container });
  }, [into]);
  return createPortal(<CacheProvider value={cache}>{children}</CacheProvider>, into);
}
