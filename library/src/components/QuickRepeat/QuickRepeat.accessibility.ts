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

const name = 'QuickRepeat';
const ready = story(name, 'ReadyToLogAgain');

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  ...withoutInput,
  // The icon is hidden from screen readers, and its button is named after the food.
  '1.1.1': supports(ready),
  '1.3.1': supports(ready),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  '1.4.1': notApplicable('Colour conveys no information.'),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check the heading with your own `dayLabel`.'),
  '4.1.2': supports(ready, story(name, 'OneOnItsWay')),
  '4.1.3': supports(story(name, 'CouldNotBeLogged'), story(name, 'Loading')),
};
