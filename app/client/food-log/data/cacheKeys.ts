import type { CalendarDay } from '@foodlog/ui';

/** Where one person's day is cached. */
export const dayKey = (userId: string, day: CalendarDay) => `foodLogStats ${userId} ${day}`;

/** Where what a person has deleted is cached. */
export const deletedKey = (userId: string) => `foodLogDeleted ${userId}`;
