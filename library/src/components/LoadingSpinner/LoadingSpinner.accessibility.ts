import type { Claims } from '../../accessibility/claims.ts';
import { withoutControls, withoutInput } from '../../accessibility/everyComponent.ts';

const named = '§2 §9 the spinner is #32cd32, of medium size (40 px), and named for screen readers';
const noWords = 'The component shows no text.';

export const claims: Claims = {
  supports: {
    '1.1.1': [named, 'Loading'],
    // The rotation indicates loading, and the spinner disappears when loading ends.
    '2.2.2': [],
    '4.1.2': [named, 'Loading'],
  },
  notApplicable: {
    ...withoutControls,
    ...withoutInput,
    '1.3.1': noWords,
    '1.3.2': noWords,
    '1.4.1': 'Its colour has no meaning.',
    '1.4.3': noWords,
    '1.4.4': noWords,
    '1.4.12': noWords,
    '2.4.6': noWords,
  },
  needsAPerson: {
    '4.1.3':
      'Check with a screen reader while a page loads: some do not announce an indeterminate progress bar. Announce important loading as text too.',
  },
};
