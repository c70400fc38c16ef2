import type { Claims } from '../../accessibility/claims.ts';
import { noImages } from '../../accessibility/everyComponent.ts';

const free = 'Every selection is valid; without one the button is disabled.';

export const claims: Claims = {
  supports: {
    '1.3.1': 'SomeSelected',
    '2.1.1': 'NoneSelected',
    // A checkbox only changes the number in the button.
    '3.2.2': 'SomeSelected',
    '3.3.2': 'SomeSelected',
    '4.1.2': ['SomeSelected', 'AllSelected'],
    '4.1.3': ['CouldNotBeCopied', 'Loading', 'Saving'],
  },
  notApplicable: {
    '1.1.1': noImages,
    '1.4.1': 'Colour conveys no information: selected entries have a checked box.',
    '3.3.1': free,
    '3.3.3': free,
  },
  needsAPerson: { '2.4.6': 'Check that your heading and button say what will happen.' },
};
