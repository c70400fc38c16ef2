import { useSyncExternalStore } from 'react';

const phone = globalThis.matchMedia?.('(max-width: 599.95px)');

function subscribe(onChange: () => void) {
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** Whether the log is one column, as on a phone. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => phone?.matches ?? false,
    () => false,
  );
