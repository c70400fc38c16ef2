import type { Claims } from '../../accessibility/claims.ts';
import { noImages, withoutControls, withoutInput } from '../../accessibility/everyComponent.ts';

const reads = '§2 the Totals card is a region named Totals that reads as pairs of label and figure';

export const claims: Claims = {
  supports: {
    '1.3.1': [reads, 'AnOrdinaryDay'],
    // Each macro has its own colour and a label.
    '1.4.1': reads,
    '4.1.2': [reads, 'AnOrdinaryDay'],
    '4.1.3': 'while loading announces it politely, outside the busy list, and shows no figure',
  },
  notApplicable: {
    ...withoutControls,
    ...withoutInput,
    '1.1.1': noImages,
    '1.4.11':
      'The component has no interactive elements, and its figures are text. The loading placeholders are decorative.',
  },
  needsAPerson: {
    '2.4.6': 'Check that the heading and the four labels describe the figures.',
  },
};
