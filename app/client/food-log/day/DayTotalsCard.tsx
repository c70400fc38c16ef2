import { type CalendarDay, TotalsCard } from '@foodlog/ui';
import { LoadError } from '../../components/LoadError.tsx';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import { useDayLog } from './useDayLog.ts';

/** One day's totals, or why they could not be loaded. */
export function DayTotalsCard({ userId, day }: { userId: string; day: CalendarDay }) {
  const { log, error, retry } = useDayLog(userId, day);
  const isAllSaved = useLogChangesState(
    ({ pending, refused }) => pending.length + refused.length === 0,
  );
  const isStale = log !== undefined;
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
