import type { CalendarDay } from '@foodlog/ui';

/** Where one person's totals of one day are cached. */
export const dayTotalsKey = (userId: string, day: CalendarDay) => `foodLogStats ${userId} ${day}`;
