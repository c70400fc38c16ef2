import type { Claims } from '../../accessibility/claims.ts';
import { noImages } from '../../accessibility/everyComponent.ts';

const described = 'the label, the unit and the message name and describe the field';

export const claims: Claims = {
  supports: {
    '1.3.1': described,
    // An invalid field has a red border and a message.
    '1.4.1': 'Invalid',
    '3.2.2': 'Calculated',
    '3.3.1': [described, 'Invalid'],
    '3.3.2': [described, 'RequiredInFullWidthOnAPhone'],
    '4.1.2': [described, 'WithAUnit'],
  },
  notApplicable: { '1.1.1': noImages },
  needsAPerson: {
    '2.4.6': 'Check that your label says what to enter.',
    '3.3.3': 'Check that your message says how to correct the field.',
    '4.1.3':
      'Check that a message which your app shows late, such as after a request, is announced.',
  },
};
