import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
} from '../../accessibility/answers.ts';
import { withControls } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const name = 'EntryEditor';
const wrong = story(name, 'EveryFieldWrong');

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  '1.1.1': notApplicable('Has no picture and no icon.'),
  '1.3.1': supports(story(name, 'Opened'), wrong),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  // A field that is wrong has a red edge, and a message.
  '1.4.1': supports(wrong),
  '2.1.1': supports(
    inEveryStory(name, 'reached'),
    story(name, 'SavedByEnter'),
    story(name, 'Cancelled'),
  ),
  '2.4.4': notApplicable('Has no link.'),
  '2.4.6': needsAPerson('Read the labels: do they say what to enter?'),
  '3.2.2': needsAPerson(
    'Type into each field and watch: nothing but a result beside a sum may change before Save.',
  ),
  '3.3.1': supports(wrong),
  '3.3.2': supports(story(name, 'Opened')),
  '3.3.3': needsAPerson('Read the messages: does each say what would be right?'),
  '4.1.2': supports(story(name, 'Opened'), wrong),
  '4.1.3': supports(story(name, 'Saving'), story(name, 'CouldNotBeSaved')),
};
