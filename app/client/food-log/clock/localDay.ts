import type { CalendarDay } from '@foodlog/ui';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The calendar day of an instant, where this device is. */
export function localDay(instant: Date): CalendarDay {
  return `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
}
