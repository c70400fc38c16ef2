import type { CalendarLocaleText } from './DateNavigator.types.ts';

// Not among the words of DateNavigator: it leaves those of MUI X to MUI X, as a team may have told it its language already,
// and `markedDay` loads with the calendar.

export const calendarText: CalendarLocaleText = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'calendar view is open, switch to year view',
  chooseDay: 'year view is open, switch to calendar view',
  markedDay: 'with entries',
};
