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
  'what is sent §2 has a heading, a name, four numbers that start at 0, and Add',
);
const messages = unit(
  tests,
  '§5 what is refused several messages at once, the focus on the first, each gone when its field is mended',
);

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  '1.1.1': notApplicable('Has no picture and no icon.'),
  '1.3.1': supports(has, story(name, 'Empty'), story(name, 'SuggestionsWhileTyping')),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  // A field that is wrong has a red edge, and a message.
  '1.4.1': supports(messages, story(name, 'NameMissing')),
  '2.1.1': supports(
    inEveryStory(name, 'reached'),
    unit(
      'FoodForm/suggestions.test.tsx',
      'foods stand in the fields under the arrow keys; Enter adds what stands there',
    ),
    endToEnd('layout.spec.ts', 'a food is logged by keyboard alone'),
  ),
  // It shows the key that leads to the name, which is the app's to hear and to let people turn off.
  '2.1.4': wholePage(
    endToEnd(
      'entries.spec.ts',
      'the keys stand where they act, undo too, and can be turned off for good',
    ),
  ),
  '2.4.4': notApplicable('Has no link.'),
  '2.4.6': needsAPerson('Read the heading and the labels: do they say what to enter?'),
  '3.2.2': supports(
    unit(tests, 'typing renders nothing: no commit per key, the first included'),
    story(name, 'QuickFigures'),
  ),
  '3.3.1': supports(messages, story(name, 'NameMissing'), story(name, 'EveryFieldWrong')),
  '3.3.2': supports(has, story(name, 'Empty')),
  '3.3.3': needsAPerson('Read the messages: does each say what would be right?'),
  '4.1.2': supports(has, story(name, 'SuggestionsWhileTyping'), story(name, 'EveryFieldWrong')),
  '4.1.3': supports(
    unit(tests, '§4 while adding Add is disabled, keeps its name, and the form says "Adding…"'),
    unit(
      tests,
      '§8 when adding fails the message is shown, every character is kept, and it can be tried again',
    ),
  ),
};
