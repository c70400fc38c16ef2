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

const name = 'EntryPicker';
const part = story(name, 'APartOfADay');
const free = notApplicable('Every selection is valid; without one the button is disabled.');

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  '1.1.1': notApplicable('The component has no images or icons.'),
  '1.3.1': supports(part),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  '1.4.1': notApplicable('Colour conveys no information: selected entries have a checked box.'),
  '2.1.1': supports(inEveryStory(name, 'reached'), story(name, 'NothingPicked')),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check that your heading and button say what will happen.'),
  // A checkbox only changes the number in the button.
  '3.2.2': supports(part),
  '3.3.1': free,
  '3.3.2': supports(part),
  '3.3.3': free,
  '4.1.2': supports(part, story(name, 'AWholeDay')),
  '4.1.3': supports(story(name, 'CouldNotBeDone'), story(name, 'Loading'), story(name, 'OnItsWay')),
};
