import { addDays } from '../../calendar-day/addDays.ts';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * The days that can be reached from `value`. A bound that is not a day does not bind; from a value outside the bounds
 * the way back leads to the nearest day within them.
 */
export function boundedDays(value: CalendarDay, min?: CalendarDay, max?: CalendarDay) {
  const minDate = isCalendarDay(min) ? min : FIRST_DAY;
  const maxDate = isCalendarDay(max) ? max : LAST_DAY;
  const isDay = isCalendarDay(value);
  // Days of this form sort as text.
  const within = (day: CalendarDay) => (day < minDate ? minDate : day > maxDate ? maxDate : day);
  const isOpen = isDay && minDate <= maxDate;
  return {
    isDay,
    minDate,
    maxDate,
    previous: isOpen && value > minDate ? within(addDays(value, -1)) : undefined,
    next: isOpen && value < maxDate ? within(addDays(value, 1)) : undefined,
  };
}
