import type { Claims } from '../../accessibility/claims.ts';
import { withoutInput } from '../../accessibility/everyComponent.ts';

const names = 'each day says its date, its total and its target';

export const claims: Claims = {
  supports: {
    // The bars are hidden from screen readers, and the buttons say what they show.
    '1.1.1': [names, 'AWeek'],
    '1.3.1': [names, 'AWeek'],
    // A bar over its target has a gap and a piece above the line; the chosen day is filled, and today has a ring.
    '1.4.1': ['a total over its target has a piece above the line', 'Today'],
    '2.4.3': [
      'the focus stays in the strip when it goes to other days',
      'a focused day that goes out of bounds hands the focus to the heading',
    ],
    '4.1.2': [names, 'AWeek', 'WithinBounds'],
    '4.1.3': 'Loading',
  },
  notApplicable: withoutInput,
  needsAPerson: {
    '2.4.6': 'Check the heading with the label of your own `figure`.',
  },
};
