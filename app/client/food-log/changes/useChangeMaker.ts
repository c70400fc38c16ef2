import { useEffect, useMemo } from 'react';
import { useLogChanges } from './LogChangesContext.ts';

/**
 * Makes a component the maker of changes: while it is mounted, it receives the refusals of its changes.
 * @param key changes when something else replaces what made the changes before.
 */
export function useChangeMaker(key?: unknown): symbol {
  const changes = useLogChanges();
  const maker = useMemo(() => Symbol(String(key)), [key]);
  useEffect(() => () => changes.release(maker), [changes, maker]);
  return maker;
}
