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
  'calendar opens on the viewed day with the focus on it, and the day chosen is viewed',
);
const escape = unit(
  tests,
  'calendar Escape closes it, nothing is chosen, and the date has the focus again',
);
const bounds = notApplicable(
  'A day that is out of bounds cannot be chosen, so nothing is refused.',
);

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  '1.1.1': supports(story(name, 'ADayInBetween'), story(name, 'CalendarOpen')),
  '1.3.1': supports(opens, story(name, 'CalendarOpen')),
  '1.3.2': needsAPerson(
    'Look at it in text of 200 % on a narrow phone: the date stands above Previous and Next, and is read between them.',
  ),
  // The calendar fills the viewed day with a colour; the date that opened it says it in words.
  '1.4.1': supports(shows, opens),
  '2.1.1': supports(
    inEveryStory(name, 'reached'),
    unit(tests, 'keyboard arrow keys step through the days, not past the bounds'),
    unit(tests, 'calendar arrow keys move within it and do not step the viewed day behind it'),
  ),
  '2.1.2': supports(inEveryStory(name, 'left'), escape),
  '2.4.3': supports(
    inEveryStory(name, 'order'),
    unit(tests, 'keyboard the focus moves to the date when the button that had it gets disabled'),
    escape,
  ),
  '2.4.4': notApplicable('Has no link.'),
  '2.4.6': needsAPerson('Read its name and those of its buttons beside the rest of your page.'),
  // What is set in it is the place in the calendar, which is left or chosen by a key of its own.
  '3.2.2': supports(
    unit(tests, 'calendar arrow keys move within it and do not step the viewed day behind it'),
  ),
  '3.3.1': bounds,
  '3.3.2': supports(shows, opens),
  '3.3.3': bounds,
  '4.1.2': supports(shows, opens, story(name, 'CalendarOpen')),
  '4.1.3': supports(
    unit(tests, 'stepping a change of day is announced politely, in words'),
    unit(
      'DateNavigator/calendarFailed.test.tsx',
      'a calendar that cannot be fetched is told, and Previous and Next still work',
    ),
  ),
};
