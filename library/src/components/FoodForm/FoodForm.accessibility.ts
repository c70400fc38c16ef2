import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  endToEnd,
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
  unit,
  wholePage,
} from '../../accessibility/answers.ts';
import { withControls } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const name = 'FoodForm';
const tests = 'FoodForm/FoodForm.test.tsx';
const has = unit(
  tests,
  'submitting §2 has a heading, a name, four numbers that start at 0, and Add',
);
const messages = unit(
  tests,
  '§5 validation shows all messages at once, focuses the first invalid field, and removes each message on edit',
);

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  '1.1.1': notApplicable('The component has no images or icons.'),
  '1.3.1': supports(has, story(name, 'Empty'), story(name, 'SuggestionsWhileTyping')),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  // An invalid field has a red border and a message.
  '1.4.1': supports(messages, story(name, 'NameMissing')),
  '2.1.1': supports(
    inEveryStory(name, 'reached'),
    unit(
      'FoodForm/suggestions.test.tsx',
      'arrow keys fill in the suggested foods, and Enter adds the one in the fields',
    ),
    endToEnd('keyboard.spec.ts', 'a food is logged by keyboard alone'),
  ),
  // The form only shows the shortcut for the name; the app listens for it and lets people turn it off.
  '2.1.4': wholePage(
    endToEnd(
      'entries.spec.ts',
      'each control shows its shortcut, and shortcuts can be turned off for good',
    ),
  ),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check that the heading and the labels say what to enter.'),
  '3.2.2': supports(
    unit('FoodForm/typing.test.tsx', 'typing causes no React commit, not even for the first key'),
    story(name, 'QuickFigures'),
  ),
  '3.3.1': supports(messages, story(name, 'NameMissing'), story(name, 'EveryFieldWrong')),
  '3.3.2': supports(has, story(name, 'Empty')),
  '3.3.3': needsAPerson('Check that each error message says how to correct the field.'),
  '4.1.2': supports(has, story(name, 'SuggestionsWhileTyping'), story(name, 'EveryFieldWrong')),
  '4.1.3': supports(
    unit(tests, '§4 while adding Add is disabled, keeps its name, and the form shows "Adding…"'),
    unit(tests, '§8 when adding fails shows the message, keeps all input, and allows another try'),
  ),
};
