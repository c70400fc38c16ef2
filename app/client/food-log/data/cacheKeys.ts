import type { CalendarDay } from '@foodlog/ui';

/** The cache key of one person's day. */
export const dayKey = (userId: string, day: CalendarDay) => `foodLogStats ${userId} ${day}`;

/** The day of a key that ends with one. */
export const dayOfKey = (key: string): CalendarDay => key.slice(key.lastIndexOf(' ') + 1);

/** The cache key of the first and the last day on which one person has entries. */
export const boundsKey = (userId: string) => `foodLogBounds ${userId}`;

/** The cache key of the days on which one person has entries, in the month that begins with this day. */
export const daysKey = (userId: string, firstDay: CalendarDay) =>
  `foodLogDays ${userId} ${firstDay}`;

/** The cache key of the totals of each day from one to another. */
export const statsByDayKey = (userId: string, firstDay: CalendarDay, lastDay: CalendarDay) =>
  `foodLogStatsByDay ${userId} ${firstDay} ${lastDay}`;

/** The first and the last day of a key that ends with them. */
export const daysOfKey = (key: string): [CalendarDay, CalendarDay] => {
  const [, , firstDay = '', lastDay = ''] = key.split(' ');
  return [firstDay, lastDay];
};

/** Whether a day is among those of a key of {@link statsByDayKey}. */
export function isInRange(key: string, day: CalendarDay) {
  const [firstDay, lastDay] = daysOfKey(key);
  return day >= firstDay && day <= lastDay;
}

/** Those of these keys that are of totals by day of one person, with one of these days. */
export const statsByDayKeysOf = (
  keys: Iterable<string>,
  userId: string,
  days: readonly CalendarDay[],
): string[] =>
  [...keys].filter(
    (key) =>
      key.startsWith(`foodLogStatsByDay ${userId} `) && days.some((day) => isInRange(key, day)),
  );

/** The cache key of one person's deleted entries. */
export const deletedKey = (userId: string) => `foodLogDeleted ${userId}`;

/** The cache key of the foods that one person often logs in a part of the day. */
export const frequentKey = (userId: string, part: number) => `foodLogFrequent ${userId} ${part}`;
