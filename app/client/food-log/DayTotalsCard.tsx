import { type CalendarDay, TotalsCard } from '@foodlog/ui';
import { TotalsError } from './TotalsError.tsx';
import { useDayTotals } from './useDayTotals.ts';

/** One day's totals, and what went wrong with fetching them. */
export function DayTotalsCard({ userId, day }: { userId: string; day: CalendarDay }) {
  const { totals, error, retry } = useDayTotals(userId, day);
  return (
    <div>
      <TotalsCard {...totals} loading={totals === undefined && error === undefined} />
      {error !== undefined && (
        <TotalsError error={error} isStale={totals !== undefined} onRetry={retry} />
      )}
    </div>
  );
}
