import { TotalsCard } from '@foodlog/ui';
import { useSyncExternalStore } from 'react';
import { LoadError } from '../../components/LoadError.tsx';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import type { DayLogState } from './useDayLog.ts';

/** One day's totals, or why they could not be loaded. */
export function DayTotalsCard({ log, error, retry }: DayLogState) {
  const changes = useLogChanges();
  const { pending, refused } = useSyncExternalStore(changes.subscribe, changes.getState);
  const isStale = log !== undefined;
  const isAllSaved = pending.length + refused.length === 0;
  const reassurance = isAllSaved ? 'What you logged is safe.' : undefined;
  return (
    <div>
      <TotalsCard {...log?.totals} loading={!isStale && error === undefined} />
      {error !== undefined && (
        <LoadError
          error={error}
          note={isStale ? 'These totals may be old.' : reassurance}
          isStale={isStale}
          onRetry={retry}
        />
      )}
    </div>
  );
}
