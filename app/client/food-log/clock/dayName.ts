import { type CalendarDay, formatDay } from '@foodlog/ui';

/** A day in words, within a sentence. */
export const dayName = (day: CalendarDay, today: CalendarDay) =>
  day === today ? 'today' : formatDay(day);
