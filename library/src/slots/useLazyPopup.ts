import { useEffect, useRef, useState } from 'react';

/**
 * A popup whose code is loaded when it first opens, and whether it is open. `lazy` and `Suspense` are no alternative: a
 * failed load must not crash the page, whose other controls still work.
 */
export function useLazyPopup<Popup extends object>(load: () => Promise<Popup>) {
  const [popup, setPopup] = useState<Popup>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  // A ref of the button does not tell this, because a team's own button may accept no ref.
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return {
    popup,
    isOpen: state === 'open',
    failed: state === 'failed',
    close: () => setState('closed'),
    open: async () => {
      const loaded = await load().catch((error: unknown) => {
        // Without this, a team that has not installed MUI X or dayjs would not learn which package is missing.
        console.error(error);
      });
      // After unmounting, the document may be gone too, for example when a test ends or an iframe closes.
      if (!isThere.current) return;
      if (loaded) setPopup(loaded);
      setState(loaded ? 'open' : 'failed');
    },
  };
}
