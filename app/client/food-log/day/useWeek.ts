import { addDays, type CalendarDay, type DayValues } from '@foodlog/ui';
import { useDayLog } from './useDayLog.ts';
import { usePreferences } from './useSettings.ts';
import { useStatsByDay } from './useStatsByDay.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * The last of the seven days among which a day is: today, or a number of weeks before or after it.
 * @param firstDayOfWeek 0 (Sunday) to 6, where the person has set one: then it is the last day of that week.
 */
function lastOfWeek(day: CalendarDay, today: CalendarDay, firstDayOfWeek: number | undefined) {
  if (firstDayOfWeek !== undefined)
    return addDays(day, (firstDayOfWeek + 6 - new Date(day).getUTCDay()) % 7);
  const weeks = Math.floor((Date.parse(today) - Date.parse(day)) / (7 * 86_400_000));
  return addDays(today, -7 * weeks);
}

/** The calories of the seven days among which a day is. Of the day on screen, its log counts. */
export function useWeek(userId: string, day: CalendarDay, today: CalendarDay) {
  const firstDayOfWeek = weekdays[usePreferences(userId)?.firstDayOfWeek ?? -1];
  const last = lastOfWeek(day, today, firstDayOfWeek);
  const { totalsOn, isLoading } = useStatsByDay(userId, addDays(last, -6), last);
  const { log } = useDayLog(userId, day, { revalidateOnMount: false });
  const caloriesOf = (one: CalendarDay) => {
    if (one === day) return log?.totals.calories;
    const totals = totalsOn(one);
    if (totals === null) return one > today ? undefined : 0;
    return totals?.calories;
  };
  const days = Array.from({ length: 7 }, (_, place) => addDays(last, -place));
  const totals: DayValues = Object.fromEntries(days.map((one) => [one, caloriesOf(one)]));
  return { days, totals, isLoading, firstDayOfWeek };
}
