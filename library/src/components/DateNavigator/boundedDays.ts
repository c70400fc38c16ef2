import { addDays } from '../../calendar-day/addDays.ts';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * The days that Previous and Next lead to. A bound that is not a valid day is ignored. From a value outside the bounds,
 * the button towards them leads to the nearest day within them.
 */
export function boundedDays(value: CalendarDay, min?: CalendarDay, max?: CalendarDay) {
  const minDate = isCalendarDay(min) ? min : FIRST_DAY;
  const maxDate = isCalendarDay(max) ? max : LAST_DAY;
  const isDay = isCalendarDay(value);
  // Days in this format can be compared as strings.
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
