import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StylesIn } from './StylesIn.tsx';

/** Opens its children in a window of their own, which closes with it. */
export function PopupWindow({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [page, setPage] = useState<Document>();
  useEffect(() => () => page?.defaultView?.close(), [page]);
  return (
    <>
      <button
        type="button"
        onClick={() => setPage(window.open('', '', 'width=480,height=800')?.document)}
      >
        Open in a window
      </button>
      {page &&
        createPortal(
          <StylesIn container={page.head} theme={theme}>
            {children}
          </StylesIn>,
          page.body,
        )}
    </>
  );
}
