import { TotalsCard } from '@foodlog/ui';
import { LoadError } from '../../components/LoadError.tsx';
import type { DayLogState } from './useDayLog.ts';

/** One day's totals, and what went wrong with fetching them. */
export function DayTotalsCard({ log, error, retry }: DayLogState) {
  return (
    <div>
      <TotalsCard {...log?.totals} loading={log === undefined && error === undefined} />
      {error !== undefined && (
        <LoadError error={error} isStale={log !== undefined} onRetry={retry} />
      )}
    </div>
  );
}
