import { type CalendarDay, TotalsCard } from '@foodlog/ui';
import Typography from '@mui/material/Typography';
import { t } from '../../language/t.ts';
import { targetsOf } from '../data/settings.ts';
import { Freshness } from './Freshness.tsx';
import { useDayLog } from './useDayLog.ts';
import { useSettings } from './useSettings.ts';

/** One day's totals and, where that matters, how old they are or why they could not be loaded. */
export function DayTotalsCard({ userId, day }: { userId: string; day: CalendarDay }) {
  const { log, asOf, isChanged, error, retry } = useDayLog(userId, day);
  const settings = useSettings(userId);
  const isIncomplete = settings?.dayMarks?.some((one) => one.day === day && one.isPartial);
  return (
    <div>
      <TotalsCard
        {...log?.totals}
        targets={targetsOf(settings?.targets ?? [], day)}
        loading={!log && error === undefined}
      />
      {isIncomplete && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('You marked this day as incomplete.')}
        </Typography>
      )}
      <Freshness
        isKnown={log !== undefined}
        missing={t('You’re offline, and this day isn’t saved here.')}
        onRetry={retry}
        {...{ asOf, isChanged, error }}
      />
    </div>
  );
}
