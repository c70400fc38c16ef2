import { createContext, use } from 'react';
import type { Store } from './Store.ts';

export const StoreContext = createContext<Store | undefined>(undefined);

/** The rows of this device. @throws outside of a StoreContext. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore needs a StoreContext above it.');
  return store;
}
