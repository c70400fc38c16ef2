import { useMemo } from 'react';
import type { MutationRow } from '../../store/rows.ts';
import { idsOf } from '../data/FoodLog.types.ts';
import { useIsOffline } from '../data/useConnection.ts';
import { useOutboxState } from './useOutboxState.ts';

const none: readonly MutationRow[] = [];

/**
 * The ids of the entries whose changes wait for a server that cannot be reached or does not answer. While the server
 * answers in time, there are none.
 */
export function usePendingIds(): readonly string[] {
  const isOffline = useIsOffline();
  const waiting = useOutboxState(({ isStalled, pending }) =>
    isStalled || isOffline ? pending : none,
  );
  return useMemo(() => waiting.flatMap(({ change }) => idsOf(change)), [waiting]);
}
