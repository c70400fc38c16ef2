import { createContext, use } from 'react';
import type { LogChanges } from './LogChanges.ts';

/** One person's changes. */
export const LogChangesContext = createContext<LogChanges | undefined>(undefined);

/** The signed-in person's changes. @throws outside of LogChangesProvider. */
export function useLogChanges(): LogChanges {
  const changes = use(LogChangesContext);
  if (!changes) throw new Error('useLogChanges needs a LogChangesProvider above it.');
  return changes;
}
