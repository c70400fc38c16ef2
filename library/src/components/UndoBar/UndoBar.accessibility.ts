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
  // Its × is a character, and named.
  '1.1.1': supports(deleted),
  '1.3.1': supports(deleted),
  '1.3.2': supports(inEveryStory('UndoBar', 'sequence')),
  '1.4.1': notApplicable('Nothing is told by colour; Undo is underlined.'),
  // It shows the key that undoes, which is the app's to hear and to let people turn off.
  '2.1.4': wholePage(
    endToEnd(
      'entries.spec.ts',
      'the keys stand where they act, undo too, and can be turned off for good',
    ),
  ),
  '2.2.1': notApplicable('Stays until it is told to go: there is no time in which to press Undo.'),
  '2.4.4': notApplicable('Has no link.'),
  '2.4.6': needsAPerson('Read your own messages: do they say what Undo takes back?'),
  '4.1.2': supports(deleted, story('UndoBar', 'WithAKey')),
  '4.1.3': needsAPerson(
    'Listen with a screen reader: the message comes into an element that was there before, which announces it. Keep the bar on the page without a message.',
  ),
};
