import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { localDay } from '../clock/localDay.ts';
import { instantOf, minuteNow } from '../clock/minuteOfDay.ts';
import { createObjectId } from '../data/createObjectId.ts';
import type { LoggedEntry, Meals } from '../data/FoodLog.types.ts';
import { mealAt } from '../data/settings.ts';

/**
 * A new entry: logged now when its day is today, else at the present time of that day.
 * @param meals the meals of the person, of which the entry gets the one of its time.
 */
export function newEntry(
  values: FoodFormValues,
  day: CalendarDay,
  now = new Date(),
  meals?: Meals,
): LoggedEntry {
  const minuteOfDay = minuteNow(now);
  // Milliseconds count on another day too, so that entries keep the order in which they were logged.
  const withinMinute = now.getTime() % 60_000;
  const loggedAt =
    day === localDay(now) ? now : new Date(instantOf(day, minuteOfDay).getTime() + withinMinute);
  return {
    ...values,
    id: createObjectId(now),
    loggedAt: loggedAt.toISOString(),
    day,
    minuteOfDay,
    meal: meals && mealAt(meals, minuteOfDay),
    version: 1,
    deletedAt: null,
  };
}
