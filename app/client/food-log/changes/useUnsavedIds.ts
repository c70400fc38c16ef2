import { useMemo } from 'react';
import type { MadeChange } from '../data/FoodLog.types.ts';
import { useIsOffline } from '../data/useConnection.ts';
import { useLogChangesState } from './useLogChangesState.ts';

const none: readonly MadeChange[] = [];

/**
 * The ids of the entries whose changes wait for a server that cannot be reached or does not answer. While the server
 * answers in time, there are none.
 */
export function useUnsavedIds(): readonly string[] {
  const isOffline = useIsOffline();
  const waiting = useLogChangesState(({ isStuck, pending }) =>
    isStuck || isOffline ? pending : none,
  );
  return useMemo(
    () =>
      waiting.flatMap((change) =>
        change.kind === 'update' ? [change.after.id] : change.entries.map(({ id }) => id),
      ),
    [waiting],
  );
}
