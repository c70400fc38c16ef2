import { useEffect, useMemo } from 'react';
import { useLogChanges } from './LogChangesContext.ts';

/**
 * Makes a component the maker of changes: as long as it is there, it says itself when one of them is refused.
 * @param key another one where something else has taken the place of what made the changes before.
 */
export function useChangeMaker(key?: unknown): symbol {
  const changes = useLogChanges();
  const maker = useMemo(() => Symbol(String(key)), [key]);
  useEffect(() => () => changes.release(maker), [changes, maker]);
  return maker;
}
