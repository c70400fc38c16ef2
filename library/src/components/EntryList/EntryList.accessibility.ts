import type { Claims } from '../../accessibility/claims.ts';
import { withoutInput } from '../../accessibility/everyComponent.ts';

const inMenu = 'EntryList.move.test.tsx > the menu that moves an entry';
const moved = [
  `${inMenu} focus follows the entry that is moved by keyboard, and words say where it went`,
  `${inMenu} focus and words wait for the answer of a server`,
];
const refused =
  'EntryList.move.test.tsx > a move that is refused is told with the message of the error, or else the name, until the next move';
const meals = 'EntryListGroups.stories.tsx > Meals';
const byKeyboard = 'EntryListGroups.stories.tsx > MovedByKeyboard';

export const claims: Claims = {
  supports: {
    // The icons of a row are hidden from screen readers, and its buttons are named after the entry.
    '1.1.1': ['DeletedByKeyboard', 'TwelveEntries'],
    '1.3.1': ['TwelveEntries', meals],
    '2.1.1': ['DeletedByKeyboard', byKeyboard],
    '2.4.3': ['DeletedByKeyboard', 'EditedInPlace', ...moved],
    '4.1.2': ['TwelveEntries', 'Saving', byKeyboard],
    '4.1.3': ['CouldNotBeLoaded', 'Loading', ...moved, refused],
  },
  notApplicable: {
    ...withoutInput,
    '1.4.1': 'Colour conveys no information; a change that is being saved is shown as text.',
  },
  needsAPerson: { '2.4.6': 'Check that the heading fits the rest of your page.' },
};
