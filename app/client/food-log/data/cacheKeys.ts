import { addDays, type CalendarDay } from '@foodlog/ui';

/** The cache key of one person's day. */
export const dayKey = (userId: string, day: CalendarDay) => `foodLogStats ${userId} ${day}`;

/** The day of a key that ends with one. */
export const dayOfKey = (key: string): CalendarDay => key.slice(key.lastIndexOf(' ') + 1);

/** The cache key of the first and the last day on which one person has entries. */
export const boundsKey = (userId: string) => `foodLogBounds ${userId}`;

/** The cache key of the days on which one person has entries, in the month that begins with this day. */
export const daysKey = (userId: string, firstDay: CalendarDay) =>
  `foodLogDays ${userId} ${firstDay}`;

/** The cache key of the totals of each of the seven days up to this one. */
export const weekKey = (userId: string, lastDay: CalendarDay) =>
  `foodLogStatsByDay ${userId} ${lastDay}`;

/** Whether a day is among the seven of a key of {@link weekKey}. */
export const isInWeek = (key: string, day: CalendarDay) =>
  day <= dayOfKey(key) && day > addDays(dayOfKey(key), -7);

/** Those of these keys that are of a week of one person with one of these days. */
export const weekKeysOf = (
  keys: Iterable<string>,
  userId: string,
  days: readonly CalendarDay[],
): string[] =>
  [...keys].filter(
    (key) => key.startsWith(weekKey(userId, '')) && days.some((day) => isInWeek(key, day)),
  );

/** The cache key of one person's deleted entries. */
export const deletedKey = (userId: string) => `foodLogDeleted ${userId}`;

/** The cache key of the foods that one person often logs in a part of the day. */
export const frequentKey = (userId: string, part: number) => `foodLogFrequent ${userId} ${part}`;
