import type { CalendarLocaleText } from './DateNavigator.types.ts';

// Not among the words of DateNavigator, which leaves them to MUI X: a team may have told it its language already.

export const calendarText: CalendarLocaleText = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'calendar view is open, switch to year view',
  chooseDay: 'year view is open, switch to calendar view',
};
