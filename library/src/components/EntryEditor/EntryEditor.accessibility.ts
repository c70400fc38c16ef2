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
  '1.1.1': notApplicable('The component has no images or icons.'),
  '1.3.1': supports(story(name, 'Opened'), wrong),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  // An invalid field has a red border and a message.
  '1.4.1': supports(wrong),
  '2.1.1': supports(
    inEveryStory(name, 'reached'),
    story(name, 'SavedByEnter'),
    story(name, 'Cancelled'),
  ),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check that the labels say what to enter.'),
  '3.2.2': needsAPerson(
    'Type into each field: before Save, nothing but the result of a calculation may change.',
  ),
  '3.3.1': supports(wrong),
  '3.3.2': supports(story(name, 'Opened')),
  '3.3.3': needsAPerson('Check that each error message says how to correct the field.'),
  '4.1.2': supports(story(name, 'Opened'), wrong),
  '4.1.3': supports(story(name, 'Saving'), story(name, 'CouldNotBeSaved')),
};
