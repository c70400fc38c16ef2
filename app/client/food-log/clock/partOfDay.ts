import { minuteNow } from './minuteOfDay.ts';

/** The server divides the day into parts of this many minutes (decision 9). */
const length = 180;

/** The part of the day, from 0, and the minute of the day with which it begins. */
export function partOfDay(now: Date): { number: number; minuteOfDay: number } {
  const number = Math.floor(minuteNow(now) / length);
  return { number, minuteOfDay: number * length };
}
