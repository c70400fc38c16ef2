import type { Claims } from '../../accessibility/claims.ts';
import { withoutInput } from '../../accessibility/everyComponent.ts';

export const claims: Claims = {
  supports: {
    // The icons of a row are hidden from screen readers, and its buttons are named after the entry.
    '1.1.1': ['DeletedByKeyboard', 'TwelveEntries'],
    '1.3.1': 'TwelveEntries',
    '2.1.1': 'DeletedByKeyboard',
    '2.4.3': ['DeletedByKeyboard', 'EditedInPlace'],
    '4.1.2': ['TwelveEntries', 'Saving'],
    '4.1.3': ['CouldNotBeLoaded', 'Loading'],
  },
  notApplicable: {
    ...withoutInput,
    '1.4.1': 'Colour conveys no information; a change that is being saved is shown as text.',
  },
  needsAPerson: { '2.4.6': 'Check that the heading fits the rest of your page.' },
};
