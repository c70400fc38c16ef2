import { daysAfter } from '../support/log.ts';
import { morning } from '../support/morning.ts';

const [firstToday = ''] = morning.days;
const start = Date.parse(morning.instantOf(firstToday, 0));

/** The days of the walk: the one after the day on which it begins, that day, and five before it. */
export const days = [1, 0, -1, -2, -3, -4, -5].map((number) => daysAfter(firstToday, number));

/** The day of an instant where the person is. */
export const dayAt = (instant: number) =>
  daysAfter(firstToday, Math.floor((instant - start) / 86_400_000));
