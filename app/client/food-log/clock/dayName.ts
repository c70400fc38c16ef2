import type { CalendarDay } from '@foodlog/ui';
import { formatDay } from '../../appearance/formatDay.ts';
import { t } from '../../language/t.ts';

/** A day in words, within a sentence. */
export const dayName = (day: CalendarDay, today: CalendarDay) =>
  day === today ? t('today') : formatDay(day);
