import type { Claims } from '../../accessibility/claims.ts';
import { noImages } from '../../accessibility/everyComponent.ts';

const described = 'the label and the message name and describe the field';

export const claims: Claims = {
  supports: {
    '1.3.1': [described, 'SuggestionsWhileTyping'],
    // An invalid field has a red border and a message.
    '1.4.1': 'Invalid',
    '2.1.1': 'in a form, the arrow keys fill in its figures, and Escape restores what was typed',
    '3.2.2': 'SuggestionsWhileTyping',
    '3.3.1': [described, 'Invalid'],
    '3.3.2': [described, 'RequiredInFullWidthOnAPhone'],
    '4.1.2': [described, 'SuggestionsWhileTyping'],
  },
  notApplicable: { '1.1.1': noImages },
  needsAPerson: {
    // The field only shows the shortcut; the app listens for it.
    '2.1.4': 'Check that people can turn off the shortcut that your app listens for.',
    '2.4.6': 'Check that your label says what to enter.',
    '3.3.3': 'Check that your message says how to correct the field.',
    '4.1.3':
      'Check that a message which your app shows late, such as after a request, is announced.',
  },
};
