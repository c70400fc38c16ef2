import type { Claims } from '../../accessibility/claims.ts';
import { withoutInput } from '../../accessibility/everyComponent.ts';

const says = 'the slider says each day with its total and target';

export const claims: Claims = {
  supports: {
    '1.1.1': [says, 'AsATable'],
    '1.3.1': ['Month', 'AsATable'],
    '1.4.1': ['Month', says],
    '4.1.2': says,
    '4.1.3': 'while loading announces it politely, and shows no number',
  },
  notApplicable: {
    ...withoutInput,
    '2.5.7': 'A press on a day selects it; dragging is another way.',
  },
  needsAPerson: {
    '2.4.6': 'Check that the label of your figure describes it.',
  },
};
