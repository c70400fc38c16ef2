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
  '§2 shows "404", "An Error Ocurred" (sic) and "Sorry, we are having some trouble." as an alert',
);

export const accessibility: Accessibility = {
  ...ofEvery('ErrorScreen'),
  ...withControls('ErrorScreen'),
  ...withoutInput,
  '1.1.1': supports(
    unit(
      tests,
      '§2 the photo is decorative: hidden from screen readers, and requested without a referrer',
    ),
  ),
  '1.3.1': supports(says, unit(tests, 'can be the main landmark of a page')),
  '1.3.2': supports(inEveryStory('ErrorScreen', 'sequence')),
  '1.4.1': notApplicable('Colour conveys no information.'),
  '1.4.3': needsAPerson(
    'Check the text on your own photo. The photo is dimmed so that even a white one leaves enough contrast; the measurements are of the screen without a photo.',
  ),
  '1.4.5': needsAPerson('Check that your own photo contains no essential text.'),
  '2.4.4': supports(unit(tests, '§2 "Back to home" links to / or to homeHref')),
  '2.4.6': needsAPerson('Check that the heading says what happened.'),
  '4.1.2': supports(
    story('ErrorScreen', 'WithoutAPhoto'),
    story('ErrorScreen', 'OverABrightPhoto'),
  ),
  '4.1.3': supports(says),
};
