import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import { calendarText } from './Calendar.en.ts';
import type { CalendarLocaleText } from './DateNavigator.types.ts';

/** Converts the texts of the calendar to those of MUI X, and leaves out missing ones. */
export function pickersText(text: Partial<CalendarLocaleText> = {}): Partial<PickersLocaleText> {
  const { previousMonth, nextMonth, chooseYear, chooseDay } = text;
  return {
    ...(previousMonth && { previousMonth }),
    ...(nextMonth && { nextMonth }),
    // MUI X takes both at once.
    ...((chooseYear || chooseDay) && {
      calendarViewSwitchingButtonAriaLabel: (view) =>
        view === 'year'
          ? chooseDay || calendarText.chooseDay
          : chooseYear || calendarText.chooseYear,
    }),
  };
}
