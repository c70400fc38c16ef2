import { addDays, type CalendarDay, type DayValues } from '@foodlog/ui';
import type { DayTotals, Targets } from '../data/FoodLog.types.ts';
import { targetsOf } from '../data/settings.ts';

/** The days up to a last one, the first of them first. */
export const daysUpTo = (lastDay: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, place) => addDays(lastDay, place - count + 1));

/**
 * One figure of each of these days.
 * @param totalsOn the totals of a day: null where nothing is logged, undefined where that is not known.
 * @param emptyDays the days that count as 0 if nothing is logged; without them, none counts.
 */
export function totalsOfDays(
  days: readonly CalendarDay[],
  figure: keyof DayTotals,
  totalsOn: (day: CalendarDay) => DayTotals | null | undefined,
  emptyDays?: { firstDay: CalendarDay | undefined; lastDay: CalendarDay },
): DayValues {
  const isCounted = (day: CalendarDay) =>
    emptyDays?.firstDay !== undefined && day >= emptyDays.firstDay && day <= emptyDays.lastDay;
  return Object.fromEntries(
    days.map((day) => {
      const totals = totalsOn(day);
      return [day, totals === null && isCounted(day) ? 0 : totals?.[figure]];
    }),
  );
}

/** The target of each of these days. */
export const targetsOfDays = (
  days: readonly CalendarDay[],
  figure: keyof DayTotals,
  targets: readonly Targets[],
): DayValues => Object.fromEntries(days.map((day) => [day, targetsOf(targets, day)?.[figure]]));
