import type { CalendarLocaleText, DateNavigatorLocaleText } from './DateNavigator.types.ts';

export const dateNavigatorText: Omit<DateNavigatorLocaleText, keyof CalendarLocaleText> = {
  label: 'Viewed day',
  previous: 'Previous',
  next: 'Next',
  openCalendar: 'choose another day',
  calendar: 'Choose a day',
  calendarFailed: 'The calendar could not be loaded. Use Previous and Next, or reload the page.',
  unknown: '–',
  unknownSpoken: 'Not a day',
};
