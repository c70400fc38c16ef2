import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
  unit,
} from '../../accessibility/answers.ts';
import { withoutControls, withoutInput } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const tests = 'TotalsCard/TotalsCard.test.tsx';
const reads = unit(
  tests,
  '§2 the Totals card is a region named Totals that reads as pairs of word and figure',
);

export const accessibility: Accessibility = {
  ...ofEvery('TotalsCard'),
  ...withoutControls,
  ...withoutInput,
  '1.1.1': notApplicable('Has no picture and no icon.'),
  '1.3.1': supports(reads, story('TotalsCard', 'AnOrdinaryDay')),
  '1.3.2': supports(inEveryStory('TotalsCard', 'sequence')),
  // Each macro has a colour of its own beside its word.
  '1.4.1': supports(reads),
  '1.4.11': notApplicable(
    'There is nothing in it to operate, and its figures are text: the bars while it loads only keep their places.',
  ),
  '2.4.4': notApplicable('Has no link.'),
  '2.4.6': needsAPerson('Read the heading and the four words: do they say what the figures are?'),
  '4.1.2': supports(reads, story('TotalsCard', 'AnOrdinaryDay')),
  '4.1.3': supports(
    unit(tests, 'while loading says so politely, beside the busy list, and shows no figure'),
  ),
};
