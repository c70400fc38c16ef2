import { contrast, story, unit } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'NameField';

export const faults: Fault[] = [
  {
    in: '../../food-fields/offerFoods.tsx',
    replace: 'aria-label={listLabel}',
    with: '',
    breaks: [story(name, 'SuggestionsWhileTyping')],
  },
  {
    in: '../../food-fields/FoodField.tsx',
    replace: 'error={error}',
    with: '',
    breaks: [
      story(name, 'Invalid'),
      unit('NameField/NameField.test.tsx', 'the label and the message name and describe the field'),
    ],
  },
  {
    in: 'NameField.tsx',
    replace: '      required,\n      autoFocus,\n      inputRef,\n',
    with: '      autoFocus,\n      inputRef,\n',
    breaks: [story(name, 'RequiredInFullWidthOnAPhone')],
  },
  {
    in: '../../food-fields/fillFood.ts',
    replace: "  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);\n",
    with: '',
    breaks: [
      unit(
        'NameField/NameField.test.tsx',
        'in a form, the arrow keys fill in its figures, and Escape restores what was typed',
      ),
    ],
  },
  {
    in: '../../food-fields/foodFieldStyles.ts',
    replace: 'const muted = { ...caption, color: palette.text.secondary };',
    with: 'const muted = { ...caption, color: palette.divider };',
    at: 'SuggestionsWhileTyping',
    breaks: [contrast(name, 'text')],
  },
  {
    in: '../../theme/componentStyles.ts',
    replace: 'theme.vars.palette.controlOutline',
    with: 'theme.vars.palette.divider',
    at: 'SuggestionsWhileTyping',
    breaks: [contrast(name, 'nonText')],
  },
];
