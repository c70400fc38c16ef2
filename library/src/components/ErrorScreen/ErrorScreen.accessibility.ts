import type { Claims } from '../../accessibility/claims.ts';
import { withoutInput } from '../../accessibility/everyComponent.ts';

const says =
  '§2 shows "404", "An Error Ocurred" (sic) and "Sorry, we are having some trouble." as an alert';

export const claims: Claims = {
  supports: {
    '1.1.1':
      '§2 the photo is decorative: hidden from screen readers, and requested without a referrer',
    '1.3.1': [says, 'can be the main landmark of a page'],
    '2.4.4': '§2 "Back to home" links to / or to homeHref',
    '4.1.2': ['WithoutAPhoto', 'OverABrightPhoto'],
    '4.1.3': says,
  },
  notApplicable: { ...withoutInput, '1.4.1': 'Colour conveys no information.' },
  needsAPerson: {
    '1.4.3':
      'Check the text on your own photo. The photo is dimmed so that even a white one leaves enough contrast; the measurements are of the screen without a photo.',
    '1.4.5': 'Check that your own photo contains no essential text.',
    '2.4.6': 'Check that the heading says what happened.',
  },
};
