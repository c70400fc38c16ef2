import type { CalendarDay } from '@foodlog/ui';

/** Where one person's day is cached. */
export const dayKey = (userId: string, day: CalendarDay) => `foodLogStats ${userId} ${day}`;
