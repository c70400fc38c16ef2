import { useEffect, useRef } from 'react';

/**
 * Returns a function that gives the signal to submit a change with. It is aborted when the component is unmounted: what
 * became of the change can then no longer be said there.
 * @param key another key aborts the signals before, because something else replaces what they were for.
 */
export function useUnmountSignal(key?: unknown): () => AbortSignal {
  const latest = useRef({ key, controller: new AbortController() });
  useEffect(() => {
    const controller = new AbortController();
    latest.current = { key, controller };
    return () => controller.abort();
  }, [key]);
  return () => latest.current.controller.signal;
}
