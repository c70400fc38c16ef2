import type { Claims } from '../../accessibility/claims.ts';

const named = 'labels, the unit, the message and the name of the food name and describe the fields';

export const claims: Claims = {
  supports: {
    // The arrow is hidden from screen readers: the list says that it opens.
    '1.1.1': named,
    '1.3.1': named,
    // An invalid amount has a red border and a message.
    '1.4.1': 'NotANumber',
    '3.2.2': ['OneSlice', 'HalfOfIt'],
    '3.3.1': [named, 'NotANumber'],
    '3.3.2': [named, 'RequiredAndEmpty'],
    '3.3.3': 'says above what and up to what an amount may be',
    '4.1.2': [named, 'OneSlice'],
    '4.1.3':
      'announces the first figure of each amount and the result of a calculation, and nothing else',
  },
  needsAPerson: { '2.4.6': 'Check that the labels of your portions say how large they are.' },
};
