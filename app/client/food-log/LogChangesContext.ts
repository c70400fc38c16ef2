import { createContext, use } from 'react';
import type { LogChanges, Send } from './LogChanges.ts';

/** One person's changes, and the way to the server. */
export interface LogChangesValue {
  changes: LogChanges;
  send: Send;
}

export const LogChangesContext = createContext<LogChangesValue | undefined>(undefined);

/** The signed-in person's changes. @throws outside of LogChangesProvider. */
export function useLogChanges(): LogChangesValue {
  const value = use(LogChangesContext);
  if (!value) throw new Error('useLogChanges needs a LogChangesProvider above it.');
  return value;
}
