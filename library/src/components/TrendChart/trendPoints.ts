import { addDays } from '../../calendar-day/addDays.ts';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';
import { readTotal } from '../../figures/readTotal.ts';
import type { DayValues } from '../../figures/DayValues.ts';

/** A bar of the chart, or a point of its line. */
export interface TrendPoint {
  from: CalendarDay;
  to: CalendarDay;
  /** Rounded as it is shown; `undefined` if it is not known. */
  total: number | undefined;
  target: number | undefined;
  isIncomplete: boolean;
}

interface Trend {
  points: TrendPoint[];
  /** The average of the known days that are complete, rounded once; `undefined` if none is known. */
  average: number | undefined;
  /** How many days that is over. */
  known: number;
  /** How many days the chart has. */
  count: number;
}

const MOST = 1000;
const WEEK = 7;

/** The days up to a last one, the first of them first. Days before the year 1 are left out. */
function daysUpTo(last: CalendarDay, count: number): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = last; days.length < count; day = addDays(day, -1)) {
    days.unshift(day);
    if (day === '0001-01-01') break;
  }
  return days;
}

const known = (days: readonly CalendarDay[], values: DayValues | undefined) =>
  days.flatMap((day) => {
    const value = values?.[day];
    return typeof value === 'number' && Number.isFinite(value) ? [value] : [];
  });

/** The mean; `undefined` of nothing. Twelve digits have none of the errors of binary fractions. */
const mean = (values: readonly number[]) =>
  values.length > 0
    ? Number((values.reduce((sum, value) => sum + value, 0) / values.length).toPrecision(12))
    : undefined;

/** Reads the days of a chart, or the weeks that are counted back from the last day. */
export function trendPoints(
  lastDay: CalendarDay,
  wanted: number,
  per: 'day' | 'week' | undefined,
  totals: DayValues | undefined,
  target: number | DayValues | null | undefined,
  figure: Parameters<typeof readTotal>[2],
  incompleteDays: readonly CalendarDay[] = [],
): Trend {
  const limited = Math.min(Math.max(Math.round(wanted) || 1, 1), MOST);
  const days = isCalendarDay(lastDay) ? daysUpTo(lastDay, limited) : [];
  const size = (per ?? (days.length > 90 ? 'week' : 'day')) === 'week' ? WEEK : 1;
  const incomplete = new Set(incompleteDays);
  const complete = (of: readonly CalendarDay[]) => of.filter((day) => !incomplete.has(day));
  const points: TrendPoint[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const all = days.slice(Math.max(end - size, 0), end);
    const some = size === 1 ? all : complete(all);
    const eaten = some.filter((day) => known([day], totals).length > 0);
    // A total that is the average of some days is compared with the targets of those.
    const targets =
      typeof target === 'object'
        ? known(eaten.length > 0 ? eaten : some, target ?? undefined).filter((value) => value >= 0)
        : [target ?? Number.NaN];
    const read = readTotal(mean(known(some, totals)), mean(targets), figure);
    const [from = '', to = from] = [all[0], all.at(-1)];
    const isIncomplete = size === 1 && incomplete.has(from);
    points.unshift({ from, to, total: read.total, target: read.target, isIncomplete });
  }
  const all = known(complete(days), totals);
  const { total: average } = readTotal(mean(all), undefined, figure);
  return { points, average, known: all.length, count: days.length };
}

/** The least of 1, 2, 2.5 and 5 times a power of ten that is not less: the highest number of a scale. */
export function niceMaximum(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5].find((each) => each * power >= value) ?? 10;
  return Math.min(step * power, Number.MAX_VALUE);
}
