import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StylesIn } from './StylesIn.tsx';

/** Shows its children in an iframe. */
export function Iframe({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [page, setPage] = useState<Document | null>();
  return (
    <iframe
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
