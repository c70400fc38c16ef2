import type { CalendarDay } from '@foodlog/ui';

/** The cache key of one person's day. */
export const dayKey = (userId: string, day: CalendarDay) => `foodLogStats ${userId} ${day}`;

/** The cache key of one person's deleted entries. */
export const deletedKey = (userId: string) => `foodLogDeleted ${userId}`;
