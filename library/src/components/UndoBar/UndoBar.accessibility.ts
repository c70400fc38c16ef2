import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  endToEnd,
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
  wholePage,
} from '../../accessibility/answers.ts';
import { withControls, withoutInput } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const deleted = story('UndoBar', 'Deleted');

export const accessibility: Accessibility = {
  ...ofEvery('UndoBar'),
  ...withControls('UndoBar'),
  ...withoutInput,
  // Its × is a text character with an accessible name.
  '1.1.1': supports(deleted),
  '1.3.1': supports(deleted),
  '1.3.2': supports(inEveryStory('UndoBar', 'sequence')),
  '1.4.1': notApplicable('Colour conveys no information; Undo is underlined.'),
  // The bar only shows the shortcut for Undo; the app listens for it and lets people turn it off.
  '2.1.4': wholePage(
    endToEnd(
      'entries.spec.ts',
      'each control shows its shortcut, and shortcuts can be turned off for good',
    ),
  ),
  '2.2.1': notApplicable('The bar stays until it is dismissed, so Undo has no time limit.'),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check that your messages say what Undo will undo.'),
  '4.1.2': supports(deleted, story('UndoBar', 'WithAKey')),
  '4.1.3': needsAPerson(
    'Check with a screen reader that new messages are announced. Keep the bar mounted without a message, because they appear in its live region.',
  ),
};
