import type { CalendarDay, FoodFormPortion } from '@foodlog/ui';
import { localDay } from '../clock/localDay.ts';
import { instantOf, minuteNow, minuteOf } from '../clock/minuteOfDay.ts';
import { servingOf } from '../data/amounts.ts';
import { createObjectId } from '../data/createObjectId.ts';
import type { LoggedEntry, LoggedFood, Meals } from '../data/FoodLog.types.ts';
import { mealAt } from '../data/settings.ts';

/** What a person may choose for a new entry; each is empty where they have not. */
export interface Moment {
  /** HH:MM. */
  time: string;
  meal: string;
  /** The day for whose next entries the meal is kept; undefined where it was chosen for one entry. */
  keptFor?: CalendarDay | undefined;
  /** The day with which it ends, today when it was chosen; undefined where only the next entry ends it. */
  chosenOn?: CalendarDay;
}

export const nothingChosen: Moment = { time: '', meal: '' };

interface NewEntryOptions {
  now?: Date;
  /** Those of the person, of which the entry gets the one of its time. */
  meals?: Meals | undefined;
  /** Takes the place of the present time and of that meal. */
  chosen?: Moment;
  /** How much of the food it is, if that is known. */
  portion?: FoodFormPortion | undefined;
}

/** A new entry: logged now when its day is today, else at the present time of that day. */
export function newEntry(
  values: LoggedFood,
  day: CalendarDay,
  { now = new Date(), meals, chosen = nothingChosen, portion }: NewEntryOptions = {},
): LoggedEntry {
  const minuteOfDay = chosen.time ? minuteOf(chosen.time) : minuteNow(now);
  // Milliseconds count on another day too, so that entries keep the order in which they were logged.
  const withinMinute = now.getTime() % 60_000;
  const isNow = day === localDay(now) && !chosen.time;
  const loggedAt = isNow ? now : new Date(instantOf(day, minuteOfDay).getTime() + withinMinute);
  return {
    ...values,
    id: createObjectId(now),
    loggedAt: loggedAt.toISOString(),
    day,
    minuteOfDay,
    meal: chosen.meal || (meals && mealAt(meals, minuteOfDay)),
    ...(portion && servingOf(portion)),
    version: 1,
    deletedAt: null,
  };
}
