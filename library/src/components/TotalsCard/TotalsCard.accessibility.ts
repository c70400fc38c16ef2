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
  '§2 the Totals card is a region named Totals that reads as pairs of label and figure',
);

export const accessibility: Accessibility = {
  ...ofEvery('TotalsCard'),
  ...withoutControls,
  ...withoutInput,
  '1.1.1': notApplicable('The component has no images or icons.'),
  '1.3.1': supports(reads, story('TotalsCard', 'AnOrdinaryDay')),
  '1.3.2': supports(inEveryStory('TotalsCard', 'sequence')),
  // Each macro has its own colour and a label.
  '1.4.1': supports(reads),
  '1.4.11': notApplicable(
    'The component has no interactive elements, and its figures are text. The loading placeholders are decorative.',
  ),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check that the heading and the four labels describe the figures.'),
  '4.1.2': supports(reads, story('TotalsCard', 'AnOrdinaryDay')),
  '4.1.3': supports(
    unit(tests, 'while loading announces it politely, outside the busy list, and shows no figure'),
  ),
};
