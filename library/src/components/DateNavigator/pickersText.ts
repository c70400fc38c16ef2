import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { CalendarLocaleText } from './DateNavigator.types.ts';

/** The words of the calendar as MUI X takes them, without those that are missing. */
export function pickersText(text: Partial<CalendarLocaleText> = {}): Partial<PickersLocaleText> {
  const { previousMonth, nextMonth, chooseYear, chooseDay } = text;
  return {
    ...(previousMonth && { previousMonth }),
    ...(nextMonth && { nextMonth }),
    ...(chooseYear &&
      chooseDay && {
        calendarViewSwitchingButtonAriaLabel: (view) => (view === 'year' ? chooseDay : chooseYear),
      }),
  };
}
