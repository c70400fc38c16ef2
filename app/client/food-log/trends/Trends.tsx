import { addDays, TrendChart } from '@foodlog/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { figures } from '../../appearance/figures.ts';
import { Choice } from '../../components/Choice.tsx';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { useFocusOnArrival } from '../../components/useFocusOnArrival.ts';
import { plural, t } from '../../language/t.ts';
import type { Owner } from '../../session/ownerOf.ts';
import { useToday } from '../clock/useToday.ts';
import { Freshness } from '../day/Freshness.tsx';
import { useBoundsAnswer, useLogBounds } from '../day/useLogBounds.ts';
import { useSettings } from '../day/useSettings.ts';
import { useStatsByDay } from '../day/useStatsByDay.ts';
import { Notices } from '../sync-status/Notices.tsx';
import { StatusStrip } from '../sync-status/StatusStrip.tsx';
import { daysUpTo, targetsOfDays, totalsOfDays } from './dayValues.ts';
import { averages, ranges, useTrendSettings } from './useTrendSettings.ts';

const overLogged = (complete: number, days: number) =>
  plural(
    complete,
    { one: 'over {count} complete day of {days}', other: 'over {count} complete days of {days}' },
    { days },
  );

/** One figure of the days of a range beside their targets, with its average. */
export function Trends({ userId, user }: Owner) {
  const heading = useFocusOnArrival();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const today = useToday();
  const bounds = useLogBounds(userId, user?.createdAt, today);
  const { count, figure, average, last, change } = useTrendSettings(today, bounds.lastDay);
  const { key } = figure;
  const color = key === 'calories' ? undefined : palette[key]?.main;
  const days = daysUpTo(last, count);
  const first = addDays(last, 1 - count);
  const { totalsOn, isKnown, isLoading, asOf, error, retry } = useStatsByDay(userId, first, last);
  const settings = useSettings(userId);
  const answer = useBoundsAnswer(userId);
  const { targets = [], dayMarks = [] } = settings ?? {};
  const failure = error ?? (settings ? undefined : answer.error);
  const marked = dayMarks.filter(({ isPartial }) => isPartial).map(({ day }) => day);
  // What is eaten later today is not logged yet.
  const incompleteDays = [today, ...marked].filter((day) => day >= first && day <= last);

  const isAll = average === 'all';
  const emptyDays = { firstDay: bounds.firstDay, lastDay: today };
  const totals = totalsOfDays(days, key, totalsOn, isAll ? emptyDays : undefined);
  const loggedDays = days.filter((day) => totalsOn(day));
  const logged = loggedDays.length;
  const complete = loggedDays.filter((day) => !incompleteDays.includes(day)).length;
  const unknown = days.filter((day) => totalsOn(day) === undefined).length;
  return (
    <>
      <Stack spacing={2} sx={{ maxWidth: 800, mx: 'auto' }}>
        <Typography ref={heading} variant="h5" component="h1" tabIndex={-1}>
          {t('Trends')}
        </Typography>
        <Choice
          label={t('Days')}
          options={ranges()}
          value={count}
          onChange={(value) => change('days', value)}
        />
        <Choice
          label={t('Figure')}
          options={figures().map((one) => [one.key, one.label])}
          value={key}
          onChange={(value) => change('figure', value)}
        />
        <div>
          <TrendChart
            lastDay={last}
            count={count}
            totals={totals}
            target={targetsOfDays(days, key, targets)}
            incompleteDays={incompleteDays}
            figure={{ ...figure, color }}
            // Without the marks of days, the average would be over too many.
            loading={isLoading || (!settings && failure === undefined)}
            localeText={
              isKnown
                ? {
                    known: isAll
                      ? t('over {known} of {count} days, with 0 where nothing is logged')
                      : overLogged(complete, count),
                  }
                : undefined
            }
          />
          {isKnown && logged + unknown === 0 && (
            <Typography sx={{ mt: 1 }}>{t('Nothing is logged on these days.')}</Typography>
          )}
          {isKnown && unknown > 0 && (
            <Typography sx={{ mt: 1 }} variant="body2" color="textSecondary">
              {plural(unknown, {
                one: 'The totals of 1 day are unknown until your changes are saved.',
                other: 'The totals of {count} days are unknown until your changes are saved.',
              })}
            </Typography>
          )}
          {isKnown && incompleteDays.length > 0 && (
            <Typography sx={{ mt: 1 }} variant="body2" color="textSecondary">
              {t('Today and the days that you mark as incomplete are left out of the average.')}
            </Typography>
          )}
          <Freshness
            missing={t('You’re offline, and these days are not all saved here.')}
            error={failure}
            onRetry={() => {
              retry();
              if (!settings) void answer.mutate();
            }}
            {...{ isKnown, asOf }}
          />
        </div>
        <Choice
          label={t('Average')}
          options={averages()}
          value={average}
          onChange={(value) => change('average', value)}
        />
        <Stack direction="row" sx={{ mx: -1, minHeight: 44, justifyContent: 'space-between' }}>
          {(bounds.firstDay === undefined || first > bounds.firstDay) && (
            <Button ref={focusHeadingWhenGone} onClick={() => change('day', addDays(last, -count))}>
              {t('Earlier')}
            </Button>
          )}
          {last < bounds.lastDay && (
            <Button
              ref={focusHeadingWhenGone}
              sx={{ marginInlineStart: 'auto' }}
              onClick={() => {
                const later = addDays(last, count);
                change('day', later < bounds.lastDay ? later : bounds.lastDay);
              }}
            >
              {t('Later')}
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
