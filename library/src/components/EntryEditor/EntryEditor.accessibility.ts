import type { Claims } from '../../accessibility/claims.ts';
import { noImages } from '../../accessibility/everyComponent.ts';

export const claims: Claims = {
  supports: {
    '1.3.1': ['Opened', 'AnotherAmount', 'EveryFieldWrong'],
    // An invalid field has a red border and a message.
    '1.4.1': 'EveryFieldWrong',
    '2.1.1': ['SavedByEnter', 'Opened'],
    '3.3.1': 'EveryFieldWrong',
    '3.3.2': ['Opened', 'AnotherAmount'],
    '4.1.2': ['Opened', 'AnotherAmount', 'EveryFieldWrong'],
    '4.1.3': ['Saving', 'CouldNotBeSaved'],
  },
  notApplicable: { '1.1.1': noImages },
  needsAPerson: {
    '2.4.6': 'Check that the labels say what to enter.',
    '3.2.2':
      'Type into each field: before Save, nothing may change but the result of a calculation, and the figures with the amount.',
    '3.3.3': 'Check that each error message says how to correct the field.',
  },
};
