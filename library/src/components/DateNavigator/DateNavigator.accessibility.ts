import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
  unit,
} from '../../accessibility/answers.ts';
import { withControls } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const name = 'DateNavigator';
const tests = 'DateNavigator/DateNavigator.test.tsx';
const shows = unit(
  tests,
  'stepping §2 shows the viewed date as MM/DD/YYYY between Previous and Next',
);
const opens = unit(
  tests,
  'calendar opens with focus on the viewed day, and views the selected day',
);
const escape = unit(
  tests,
  'calendar Escape closes it without a selection and returns focus to the date',
);
const bounds = notApplicable(
  'Days outside the bounds cannot be selected, so there are no input errors.',
);

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  '1.1.1': supports(story(name, 'ADayInBetween'), story(name, 'CalendarOpen')),
  '1.3.1': supports(opens, story(name, 'CalendarOpen')),
  '1.3.2': needsAPerson(
    'Check the component with text at 200 % on a narrow phone: the date is shown above Previous and Next, but read between them.',
  ),
  // The calendar marks the viewed day with a colour; the button that opened it shows the date as text.
  '1.4.1': supports(shows, opens),
  '2.1.1': supports(
    inEveryStory(name, 'reached'),
    unit(tests, 'keyboard arrow keys step through the days within the bounds'),
    unit(tests, 'calendar arrow keys move within it and do not change the viewed day'),
  ),
  '2.1.2': supports(inEveryStory(name, 'left'), escape),
  '2.4.3': supports(
    inEveryStory(name, 'order'),
    unit(tests, 'keyboard focus moves to the date when the focused button becomes disabled'),
    escape,
  ),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson(
    'Check that the names of the component and its buttons fit the rest of your page.',
  ),
  // Arrow keys only move focus in the calendar; selecting a day needs another key.
  '3.2.2': supports(
    unit(tests, 'calendar arrow keys move within it and do not change the viewed day'),
  ),
  '3.3.1': bounds,
  '3.3.2': supports(shows, opens),
  '3.3.3': bounds,
  '4.1.2': supports(shows, opens, story(name, 'CalendarOpen')),
  '4.1.3': supports(
    unit(tests, 'stepping announces the new day politely, in words'),
    unit(
      'DateNavigator/calendarFailed.test.tsx',
      'a calendar that fails to load shows a message, and Previous and Next still work',
    ),
  ),
};
