import type { CalendarDay } from '../calendar-day/CalendarDay.ts';

/** A number for some days, such as `{ '2026-11-21': 1840 }`. Other days, `null` and non-finite numbers are unknown. */
export type DayValues = { readonly [day: CalendarDay]: number | null | undefined };
