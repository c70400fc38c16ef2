import { type CalendarDay, formatDay as formatDayIn } from '@foodlog/ui';
import type { Language } from '../language/Language.types.ts';
import { getLanguage } from '../language/language.ts';
import { getLocale } from './appearance.ts';

/** How a language writes days: English as MM/DD/YYYY (spec §4), which is undefined here, others as is usual there. */
export const dateStyleOf = (language: Language | undefined) =>
  language ? ('medium' as const) : undefined;

/** Formats a day in the language of the pages. */
export const formatDay = (day: CalendarDay): string =>
  formatDayIn(day, getLocale(), dateStyleOf(getLanguage()));
