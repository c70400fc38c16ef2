import { useSyncExternalStore } from 'react';

const isPhone = () => globalThis.matchMedia?.('(max-width: 599.95px)');

function subscribe(onChange: () => void) {
  const phone = isPhone();
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** Whether the log is one column, as on a phone. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => isPhone()?.matches ?? false,
    () => false,
  );
