import type { Claims } from '../../accessibility/claims.ts';
import { withoutControls, withoutInput } from '../../accessibility/everyComponent.ts';

const reads = '§2 the Totals card is a region named Totals that reads as pairs of label and figure';

export const claims: Claims = {
  supports: {
    '1.3.1': [reads, 'AnOrdinaryDay', 'Targets'],
    // Each macro has its own colour and a label. The bar of a target is there in words, too.
    '1.4.1': [reads, 'Targets', 'WhatIsLeft'],
    '4.1.2': [reads, 'AnOrdinaryDay'],
    '4.1.3': 'while loading announces it politely, outside the busy list, and shows no figure',
  },
  notApplicable: {
    ...withoutControls,
    ...withoutInput,
    '1.1.1': 'The bar of a target is hidden from screen readers: the words beside it say the same.',
    '1.4.11':
      'The component has no interactive elements, its figures are text, and words beside the bar of a target say the same. The loading placeholders are decorative.',
  },
  needsAPerson: {
    '2.4.6': 'Check that the heading and the labels describe the figures.',
  },
};
