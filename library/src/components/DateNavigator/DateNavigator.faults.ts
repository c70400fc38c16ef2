import { contrast, inEveryStory, story, unit } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'DateNavigator';
const tests = 'DateNavigator/DateNavigator.test.tsx';

export const faults: Fault[] = [
  {
    in: 'DateNavigatorRoot.ts',
    replace: "flexWrap: 'wrap',",
    with: '',
    at: 'ADayInBetween',
    breaks: [inEveryStory(name, 'large')],
  },
  {
    in: 'DateNavigator.tsx',
    replace: '{text.previous}',
    with: "{'<'}",
    breaks: [story(name, 'ADayInBetween')],
  },
  {
    in: 'Calendar.tsx',
    replace: "'aria-label': label",
    with: '',
    breaks: [story(name, 'CalendarOpen')],
  },
  {
    in: 'Calendar.tsx',
    replace: '            autoFocus\n',
    with: '',
    breaks: [
      unit(tests, 'calendar opens with focus on the viewed day, and views the selected day'),
      unit(tests, 'calendar arrow keys move within it and do not change the viewed day'),
    ],
  },
  {
    in: 'Calendar.tsx',
    replace: 'onClose={onClose}',
    with: '',
    breaks: [
      unit(tests, 'calendar Escape closes it without a selection and returns focus to the date'),
    ],
  },
  {
    in: 'DateNavigator.tsx',
    replace: '`${shown}, ${text.openCalendar}`',
    with: 'shown',
    breaks: [
      unit(tests, 'stepping §2 shows the viewed date as MM/DD/YYYY between Previous and Next'),
    ],
  },
  {
    in: 'DateNavigator.tsx',
    replace: "key !== 'ArrowRight'",
    with: 'true',
    breaks: [unit(tests, 'keyboard arrow keys step through the days within the bounds')],
  },
  {
    in: 'DateNavigator.tsx',
    replace: '    useFocusKept(date);\n',
    with: '',
    breaks: [
      unit(tests, 'keyboard focus moves to the date when the focused button becomes disabled'),
    ],
  },
  {
    in: 'DateNavigator.tsx',
    replace: '<output className',
    with: '<output role="none" className',
    breaks: [unit(tests, 'stepping announces the new day politely, in words')],
  },
  {
    in: 'DateNavigator.tsx',
    replace: '<p role="alert">',
    with: '<p>',
    breaks: [
      unit(
        'DateNavigator/calendarFailed.test.tsx',
        'a calendar that fails to load shows a message, and Previous and Next still work',
      ),
    ],
  },
  {
    in: 'DateNavigatorRoot.ts',
    replace: 'color: palette.text.primary,',
    with: 'color: palette.divider,',
    at: 'ADayInBetween',
    breaks: [contrast(name, 'text')],
  },
  {
    in: 'DateNavigatorRoot.ts',
    replace: 'palette.controlOutline ?? palette.text.secondary',
    with: 'palette.divider',
    at: 'ADayInBetween',
    breaks: [contrast(name, 'nonText')],
  },
];
