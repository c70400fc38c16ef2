import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StylesIn } from './StylesIn.tsx';

/** Shows its children in an iframe. */
export function Iframe({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [page, setPage] = useState<Document | null>();
  const frame = useRef<HTMLIFrameElement>(null);
  // A frame that the server has rendered may be loaded before React is there.
  useEffect(() => {
    const loaded = frame.current?.contentDocument;
    if (loaded?.URL === 'about:srcdoc' && loaded.readyState === 'complete') setPage(loaded);
  }, []);
  return (
    <iframe
      ref={frame}
      title="Food log"
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
    >
      {page &&
        createPortal(
          <StylesIn container={page.head} theme={theme}>
            {children}
          </StylesIn>,
          page.body,
        )}
    </iframe>
  );
}
