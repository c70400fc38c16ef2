import { type CalendarDay, formatDay, TotalsCard } from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import { ApiError } from '../../api/ApiError.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { localDay } from '../clock/localDay.ts';
import { formatTime, minuteNow, timeOf } from '../clock/minuteOfDay.ts';
import { isFresh } from '../data/cachedResponses.ts';
import { useIsOffline } from '../data/useConnection.ts';
import { targetsOf } from '../data/settings.ts';
import { useDayLog } from './useDayLog.ts';
import { useSettings } from './useSettings.ts';

const Age = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** When a day was fetched, in words: the time, after the day if that was not today. */
function momentOf(keptAt: number, now = new Date()): string {
  const then = new Date(keptAt);
  const time = formatTime(timeOf(minuteNow(then)));
  const day = localDay(then);
  return day === localDay(now) ? time : `${formatDay(day)}, ${time}`;
}

/** One day's totals and, where that matters, how old they are or why they could not be loaded. */
export function DayTotalsCard({ userId, day }: { userId: string; day: CalendarDay }) {
  const { log, asOf, error, retry } = useDayLog(userId, day);
  const settings = useSettings(userId);
  const isOffline = useIsOffline();
  const isAllSaved = useOutboxState(
    ({ pending, rejected }) => pending.length + rejected.length === 0,
  );
  const hasFailed = error !== undefined;
  const isOld = (hasFailed || isOffline) && asOf !== undefined && !isFresh(asOf);
  // The page says once, and above, that Foodlog cannot be reached.
  const isSaid = isOffline && error instanceof ApiError && error.status === 0;
  const note = isAllSaved ? 'What you logged is safe.' : undefined;
  return (
    <div>
      <TotalsCard
        {...log?.totals}
        targets={targetsOf(settings?.targets ?? [], day)}
        loading={!log && !hasFailed}
      />
      {log && isOld && <Age>{`As of ${momentOf(asOf)}.`}</Age>}
      {!log && hasFailed && isSaid && <Age>You’re offline, and this day isn’t saved here.</Age>}
      {hasFailed && !isSaid && (
        <LoadError
          error={error}
          note={log ? undefined : note}
          isStale={log !== undefined}
          onRetry={retry}
        />
      )}
    </div>
  );
}
