import type { Claims } from '../../accessibility/claims.ts';
import { withoutInput } from '../../accessibility/everyComponent.ts';

export const claims: Claims = {
  supports: {
    // Its × is a text character with an accessible name.
    '1.1.1': 'Deleted',
    '1.3.1': 'Deleted',
    '4.1.2': ['Deleted', 'WithAShortcut'],
  },
  wholePage: {
    // The bar only shows the shortcut for Undo; the app listens for it and lets people turn it off.
    '2.1.4':
      'entries.spec.ts > each control shows its shortcut, and shortcuts can be turned off for good',
  },
  notApplicable: {
    ...withoutInput,
    '1.4.1': 'Colour conveys no information; Undo is underlined.',
    '2.2.1': 'The bar stays until it is dismissed, so Undo has no time limit.',
  },
  needsAPerson: {
    '2.4.6': 'Check that your messages say what Undo will undo.',
    '4.1.3':
      'Check with a screen reader that new messages are announced. Keep the bar mounted without a message, because they appear in its live region.',
  },
};
