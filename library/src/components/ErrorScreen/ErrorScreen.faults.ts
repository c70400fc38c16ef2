import { contrast, story, unit } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'ErrorScreen';
const tests = 'ErrorScreen/ErrorScreen.test.tsx';

export const faults: Fault[] = [
  {
    in: 'ErrorScreen.tsx',
    replace: '<div role="alert">',
    with: '<div>',
    breaks: [
      unit(
        tests,
        '§2 shows "404", "An Error Ocurred" (sic) and "Sorry, we are having some trouble." as an alert',
      ),
    ],
  },
  {
    in: '../../slots/useSlots.ts',
    replace: '...(as && { as })',
    with: '',
    breaks: [unit(tests, 'can be the main landmark of a page')],
  },
  {
    in: 'ErrorScreen.tsx',
    replace: 'href={homeHref}',
    with: 'href="/"',
    breaks: [unit(tests, '§2 "Back to home" links to / or to homeHref')],
  },
  {
    in: 'ErrorScreen.tsx',
    replace: 'alt=""',
    with: '',
    breaks: [
      unit(
        tests,
        '§2 the photo is decorative: hidden from screen readers, and requested without a referrer',
      ),
    ],
  },
  {
    in: 'ErrorScreen.tsx',
    replace: '<h1>{text.heading}</h1>',
    with: '<p>{text.heading}</p>',
    breaks: [story(name, 'WithoutAPhoto'), story(name, 'OverABrightPhoto')],
  },
  {
    in: 'ErrorScreenRoot.ts',
    replace: 'backgroundColor: primary.main,\n      border: `1px solid ${primary.main}`',
    with: 'border: `1px solid ${background.default}`',
    at: 'WithoutAPhoto',
    breaks: [contrast(name, 'nonText')],
  },
];
