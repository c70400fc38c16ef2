import type { CalendarDay } from '@foodlog/ui';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `'HH:MM'` of a minute of the day, 0 to 1439. */
export const timeOf = (minuteOfDay: number) =>
  `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;

/** `'HH:MM'` as the log writes it, such as "8:15 AM", or "20:15" where the person has set 24 hours. */
export const formatTime = (time: string, locale: string) =>
  new Date(`1970-01-01T${time}`).toLocaleTimeString(locale, { timeStyle: 'short' });

/** The minute of the day, 0 to 1439, of `'HH:MM'`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The present minute of the day by this device's clock. */
export const minuteNow = (now: Date) => now.getHours() * 60 + now.getMinutes();

/** The instant at which this device's clock shows that time on that day. */
export function instantOf(day: CalendarDay, minuteOfDay: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minuteOfDay);
}
