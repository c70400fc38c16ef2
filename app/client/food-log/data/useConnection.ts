import { createContext, use, useSyncExternalStore } from 'react';
import type { Connection } from '../../api/Connection.ts';

export const ConnectionContext = createContext<Connection | undefined>(undefined);

/** How Foodlog can be reached. @throws outside of SessionOutbox. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a SessionOutbox above it.');
  return connection;
}

/** Whether Foodlog could not be reached when that was last tried. */
export function useIsOffline(): boolean {
  const { subscribe, getIsReachable } = useConnection();
  return !useSyncExternalStore(subscribe, getIsReachable, getIsReachable);
}
