import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
  unit,
} from '../../accessibility/answers.ts';
import { withControls, withoutInput } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const tests = 'ErrorScreen/ErrorScreen.test.tsx';
const says = unit(
  tests,
  '§2 says "404", "An Error Ocurred" (spelled so), "Sorry, we are having some trouble." at once',
);

export const accessibility: Accessibility = {
  ...ofEvery('ErrorScreen'),
  ...withControls('ErrorScreen'),
  ...withoutInput,
  '1.1.1': supports(
    unit(
      tests,
      '§2 the photo is decoration: hidden from screen readers, and its host is not told where it is shown',
    ),
  ),
  '1.3.1': supports(says, unit(tests, 'can be the main landmark of a page')),
  '1.3.2': supports(inEveryStory('ErrorScreen', 'sequence')),
  '1.4.1': notApplicable('Nothing is told by colour.'),
  '1.4.3': needsAPerson(
    'Look at your own photo behind the words. The veil over it is proven to be enough for a white one; what is measured is the screen without a photo.',
  ),
  '1.4.5': needsAPerson('Look at your own photo: it must not hold words that matter.'),
  '2.4.4': supports(unit(tests, '§2 "Back to home" leads to / or to where the app says')),
  '2.4.6': needsAPerson('Read the heading: does it say what happened?'),
  '4.1.2': supports(
    story('ErrorScreen', 'WithoutAPhoto'),
    story('ErrorScreen', 'OverABrightPhoto'),
  ),
  '4.1.3': supports(says),
};
