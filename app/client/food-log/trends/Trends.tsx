import { addDays, TrendChart } from '@foodlog/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { useFocusOnArrival } from '../../components/useFocusOnArrival.ts';
import type { Owner } from '../../session/ownerOf.ts';
import { useToday } from '../clock/useToday.ts';
import { figures } from '../data/figures.ts';
import { Freshness } from '../day/Freshness.tsx';
import { useLogBounds } from '../day/useLogBounds.ts';
import { useSettings } from '../day/useSettings.ts';
import { useStatsByDay } from '../day/useStatsByDay.ts';
import { Notices } from '../sync-status/Notices.tsx';
import { StatusStrip } from '../sync-status/StatusStrip.tsx';
import { Choice } from './Choice.tsx';
import { daysUpTo, targetsOfDays, totalsOfDays } from './dayValues.ts';
import { averages, ranges, useTrendSettings } from './useTrendSettings.ts';

const overLogged = (count: number) =>
  count === 1 ? 'over {known} logged day of {count}' : 'over {known} logged days of {count}';
const overAll = 'over {known} of {count} days, with 0 where nothing is logged';

/** One figure of the days of a range beside their targets, with its average. */
export function Trends({ userId, user }: Owner) {
  const heading = useFocusOnArrival();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const today = useToday();
  const bounds = useLogBounds(userId, user?.createdAt, today);
  const { count, figure, average, last, change } = useTrendSettings(today, bounds.lastDay);
  const [key, label, unit] = figure;
  const color = key === 'calories' ? undefined : palette[key]?.main;
  const days = daysUpTo(last, count);
  const first = addDays(last, 1 - count);
  const { totalsOn, isKnown, isLoading, asOf, error, retry } = useStatsByDay(userId, first, last);
  const targets = useSettings(userId)?.targets ?? [];

  const isAll = average === 'all';
  const emptyDays = { firstDay: bounds.firstDay, lastDay: today };
  const totals = totalsOfDays(days, key, totalsOn, isAll ? emptyDays : undefined);
  const logged = days.filter((day) => totalsOn(day)).length;
  const unknown = days.filter((day) => totalsOn(day) === undefined).length;
  return (
    <>
      <Stack spacing={2} sx={{ maxWidth: 800, mx: 'auto' }}>
        <Typography ref={heading} variant="h5" component="h1" tabIndex={-1}>
          Trends
        </Typography>
        <Choice
          label="Days"
          options={ranges}
          value={count}
          onChange={(value) => change('days', value)}
        />
        <Choice
          label="Figure"
          options={figures}
          value={key}
          onChange={(value) => change('figure', value)}
        />
        <div>
          <TrendChart
            lastDay={last}
            count={count}
            totals={totals}
            target={targetsOfDays(days, key, targets)}
            figure={{ key, label, unit, color }}
            loading={isLoading}
            localeText={isKnown ? { known: isAll ? overAll : overLogged(logged) } : undefined}
          />
          {isKnown && logged + unknown === 0 && (
            <Typography sx={{ mt: 1 }}>Nothing is logged on these days.</Typography>
          )}
          {isKnown && unknown > 0 && (
            <Typography sx={{ mt: 1 }} variant="body2" color="textSecondary">
              {`The totals of ${unknown === 1 ? '1 day' : `${unknown} days`} are unknown until your changes are saved.`}
            </Typography>
          )}
          <Freshness
            missing="You’re offline, and these days are not all saved here."
            onRetry={retry}
            {...{ isKnown, asOf, error }}
          />
        </div>
        <Choice
          label="Average"
          options={averages}
          value={average}
          onChange={(value) => change('average', value)}
        />
        <Stack direction="row" sx={{ mx: -1, minHeight: 44, justifyContent: 'space-between' }}>
          {(bounds.firstDay === undefined || first > bounds.firstDay) && (
            <Button ref={focusHeadingWhenGone} onClick={() => change('day', addDays(last, -count))}>
              Earlier
            </Button>
          )}
          {last < bounds.lastDay && (
            <Button
              ref={focusHeadingWhenGone}
              sx={{ ml: 'auto' }}
              onClick={() => {
                const later = addDays(last, count);
                change('day', later < bounds.lastDay ? later : bounds.lastDay);
              }}
            >
              Later
            </Button>
          )}
        </Stack>
      </Stack>
      <Notices>
        <StatusStrip />
      </Notices>
    </>
  );
}
