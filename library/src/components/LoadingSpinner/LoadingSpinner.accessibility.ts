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

const tests = 'LoadingSpinner/LoadingSpinner.test.tsx';
const named = unit(
  tests,
  '§2 §9 the spinner is #32cd32, of medium size (40 px), and named for screen readers',
);
const noWords = notApplicable('The component shows no text.');

export const accessibility: Accessibility = {
  ...ofEvery('LoadingSpinner'),
  ...withoutControls,
  ...withoutInput,
  '1.1.1': supports(named, story('LoadingSpinner', 'OnPaper')),
  '1.3.1': noWords,
  '1.3.2': noWords,
  '1.4.1': notApplicable('Its colour has no meaning.'),
  '1.4.3': noWords,
  '1.4.4': noWords,
  '1.4.12': noWords,
  // The rotation indicates loading, and the spinner disappears when loading ends.
  '2.2.2': supports(inEveryStory('LoadingSpinner', 'moved')),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': noWords,
  '4.1.2': supports(named, story('LoadingSpinner', 'OnPaper')),
  '4.1.3': needsAPerson(
    'Check with a screen reader while a page loads: some do not announce an indeterminate progress bar. Announce important loading as text too.',
  ),
};
