import { formatDay } from '../../appearance/formatDay.ts';
import { styled } from '@mui/material/styles';
import { ApiError } from '../../api/ApiError.ts';
import { useLocale } from '../../appearance/appearance.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { t } from '../../language/t.ts';
import { localDay } from '../clock/localDay.ts';
import { formatTime, minuteNow, timeOf } from '../clock/minuteOfDay.ts';
import { isFresh } from '../data/cachedResponses.ts';
import { useIsOffline } from '../data/useConnection.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';

const Age = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** When something was fetched, in words: the time, after the day if that was not today. */
function momentOf(fetchedAt: number, locale: string, now = new Date()): string {
  const then = new Date(fetchedAt);
  const time = formatTime(timeOf(minuteNow(then)), locale);
  const day = localDay(then);
  return day === localDay(now) ? time : `${formatDay(day)}, ${time}`;
}

/** Says how old the totals on screen are, where that matters, or why they could not be loaded. */
export function Freshness({
  isKnown,
  asOf,
  isChanged = false,
  error,
  missing,
  onRetry,
}: {
  /** Whether there are totals on screen. */
  isKnown: boolean;
  /** When the server said so, in milliseconds since 1970; undefined until known. */
  asOf: number | undefined;
  /** Whether they hold what this device has changed since. */
  isChanged?: boolean;
  /** Why the last fetch failed. */
  error: unknown;
  /** Says that there are none without a network. */
  missing: string;
  onRetry: () => void;
}) {
  const locale = useLocale();
  const isOffline = useIsOffline();
  const isAllSaved = useOutboxState(
    ({ pending, rejected }) => pending.length + rejected.length === 0,
  );
  const hasFailed = error !== undefined;
  const isOld = (hasFailed || isOffline) && asOf !== undefined && !isFresh(asOf);
  // The page says once, and elsewhere, that Foodlog cannot be reached.
  const isSaid = isOffline && error instanceof ApiError && error.status === 0;
  const note = isAllSaved ? t('What you logged is safe.') : undefined;
  return (
    <>
      {isKnown && isOld && (
        <Age>
          {isChanged
            ? t('As of {time}, with your changes since.', { time: momentOf(asOf, locale) })
            : t('As of {time}.', { time: momentOf(asOf, locale) })}
        </Age>
      )}
      {!isKnown && hasFailed && isSaid && <Age>{missing}</Age>}
      {hasFailed && !isSaid && (
        <LoadError
          error={error}
          note={isKnown ? undefined : note}
          isStale={isKnown}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
