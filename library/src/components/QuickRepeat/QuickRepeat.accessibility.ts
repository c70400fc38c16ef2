import type { Claims } from '../../accessibility/claims.ts';
import { withoutInput } from '../../accessibility/everyComponent.ts';

export const claims: Claims = {
  supports: {
    // The icon is hidden from screen readers, and its button is named after the food.
    '1.1.1': 'ReadyToLogAgain',
    '1.3.1': 'ReadyToLogAgain',
    '4.1.2': ['ReadyToLogAgain', 'LoggingOne'],
    '4.1.3': ['CouldNotBeLogged', 'Loading'],
  },
  notApplicable: { ...withoutInput, '1.4.1': 'Colour conveys no information.' },
  needsAPerson: { '2.4.6': 'Check the heading with your own `dayLabel`.' },
};
