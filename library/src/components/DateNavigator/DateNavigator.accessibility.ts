import type { Claims } from '../../accessibility/claims.ts';

const shows = 'stepping §2 shows the viewed date as MM/DD/YYYY between Previous and Next';
const opens = 'calendar opens with focus on the viewed day, and views the selected day';
const arrows = 'calendar arrow keys move within it and do not change the viewed day';
const escape = 'calendar Escape closes it without a selection and returns focus to the date';
const marks = 'markedDays.test.tsx > marked days are named as such and have a dot, by a list';
const bounds = 'Days outside the bounds cannot be selected, so there are no input errors.';

export const claims: Claims = {
  supports: {
    '1.1.1': ['ADayInBetween', 'CalendarOpen'],
    '1.3.1': [opens, marks, 'CalendarOpen'],
    // The calendar marks the viewed day with a colour; the button that opened it shows the date as text.
    '1.4.1': [shows, opens, marks],
    '2.1.1': ['keyboard arrow keys step through the days within the bounds', arrows],
    '2.1.2': escape,
    '2.4.3': ['keyboard focus moves to the date when the focused button becomes disabled', escape],
    // Arrow keys only move focus in the calendar; selecting a day needs another key.
    '3.2.2': arrows,
    '3.3.2': [shows, opens],
    '4.1.2': [shows, opens, marks, 'CalendarOpen', 'DaysWithEntries'],
    '4.1.3': [
      'stepping announces the new day politely, in words',
      'calendarFailed.test.tsx > a calendar that fails to load shows a message, and Previous and Next still work',
    ],
  },
  notApplicable: { '3.3.1': bounds, '3.3.3': bounds },
  needsAPerson: {
    '1.3.2':
      'Check the component with text at 200 % on a narrow phone: the date is shown above Previous and Next, but read between them.',
    '2.4.6': 'Check that the names of the component and its buttons fit the rest of your page.',
  },
};
