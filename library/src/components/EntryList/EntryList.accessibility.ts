import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
} from '../../accessibility/answers.ts';
import { withControls, withoutInput } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const name = 'EntryList';

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  ...withoutInput,
  // The icons of a row are hidden from screen readers, and its buttons are named after the entry.
  '1.1.1': supports(story(name, 'DeletedByKeyboard'), story(name, 'TwelveEntries')),
  '1.3.1': supports(story(name, 'TwelveEntries')),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  '1.4.1': notApplicable(
    'Colour conveys no information; a change that is being saved is shown as text.',
  ),
  '2.1.1': supports(inEveryStory(name, 'reached'), story(name, 'DeletedByKeyboard')),
  '2.4.3': supports(
    inEveryStory(name, 'order'),
    story(name, 'DeletedByKeyboard'),
    story(name, 'EditedInPlace'),
  ),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check that the heading fits the rest of your page.'),
  '4.1.2': supports(story(name, 'TwelveEntries'), story(name, 'OnItsWay')),
  '4.1.3': supports(story(name, 'CouldNotBeLoaded'), story(name, 'Loading')),
};
