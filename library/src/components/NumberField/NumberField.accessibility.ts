import type { Accessibility } from '../../accessibility/Accessibility.types.ts';
import {
  inEveryStory,
  needsAPerson,
  notApplicable,
  story,
  supports,
  unit,
} from '../../accessibility/answers.ts';
import { withControls } from '../../accessibility/controls.ts';
import { ofEvery } from '../../accessibility/ofEvery.ts';

const name = 'NumberField';
const described = unit(
  'NumberField/NumberField.test.tsx',
  'the label, the unit and the message name and describe the field',
);
const invalid = story(name, 'Invalid');

export const accessibility: Accessibility = {
  ...ofEvery(name),
  ...withControls(name),
  '1.1.1': notApplicable('The component has no images or icons.'),
  '1.3.1': supports(described),
  '1.3.2': supports(inEveryStory(name, 'sequence')),
  // An invalid field has a red border and a message.
  '1.4.1': supports(invalid),
  '2.4.4': notApplicable('The component has no link.'),
  '2.4.6': needsAPerson('Check that your label says what to enter.'),
  '3.2.2': supports(story(name, 'Calculated')),
  '3.3.1': supports(described, invalid),
  '3.3.2': supports(described, story(name, 'RequiredInFullWidthOnAPhone')),
  '3.3.3': needsAPerson('Check that your message says how to correct the field.'),
  '4.1.2': supports(described, story(name, 'WithAUnit')),
  '4.1.3': needsAPerson(
    'Check that a message which your app shows late, such as after a request, is announced.',
  ),
};
