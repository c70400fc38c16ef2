import { addDays, type CalendarDay, type DayValues } from '@foodlog/ui';
import { useDayLog } from './useDayLog.ts';
import { useStatsByDay } from './useStatsByDay.ts';

/** The last of the seven days among which a day is: today, or a number of weeks before or after it. */
function lastOfWeek(day: CalendarDay, today: CalendarDay): CalendarDay {
  const weeks = Math.floor((Date.parse(today) - Date.parse(day)) / (7 * 86_400_000));
  return addDays(today, -7 * weeks);
}

/** The calories of the seven days among which a day is. Of the day on screen, its log counts. */
export function useWeek(userId: string, day: CalendarDay, today: CalendarDay) {
  const last = lastOfWeek(day, today);
  const { totalsOn, isLoading } = useStatsByDay(userId, addDays(last, -6), last);
  const { log } = useDayLog(userId, day);
  const caloriesOf = (one: CalendarDay) => {
    if (one === day) return log?.totals.calories;
    const totals = totalsOn(one);
    return totals === null ? 0 : totals?.calories;
  };
  const days = Array.from({ length: 7 }, (_, place) => addDays(last, -place));
  const totals: DayValues = Object.fromEntries(days.map((one) => [one, caloriesOf(one)]));
  return { days, totals, isLoading };
}
