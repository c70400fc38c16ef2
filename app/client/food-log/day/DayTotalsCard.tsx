import { type CalendarDay, TotalsCard } from '@foodlog/ui';
import { targetsOf } from '../data/settings.ts';
import { Freshness } from './Freshness.tsx';
import { useDayLog } from './useDayLog.ts';
import { useSettings } from './useSettings.ts';

/** One day's totals and, where that matters, how old they are or why they could not be loaded. */
export function DayTotalsCard({ userId, day }: { userId: string; day: CalendarDay }) {
  const { log, asOf, error, retry } = useDayLog(userId, day);
  const settings = useSettings(userId);
  return (
    <div>
      <TotalsCard
        {...log?.totals}
        targets={targetsOf(settings?.targets ?? [], day)}
        loading={!log && error === undefined}
      />
      <Freshness
        isKnown={log !== undefined}
        missing="You’re offline, and this day isn’t saved here."
        onRetry={retry}
        {...{ asOf, error }}
      />
    </div>
  );
}
