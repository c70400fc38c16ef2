import { contrast, story, unit } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'NumberField';
const described = unit(
  'NumberField/NumberField.test.tsx',
  'the label, the unit and the message name and describe the field',
);

export const faults: Fault[] = [
  {
    in: '../../food-fields/FoodField.tsx',
    replace: 'aria-describedby={',
    with: 'aria-details={',
    breaks: [described, story(name, 'Invalid'), story(name, 'WithAUnit')],
  },
  {
    in: 'NumberField.tsx',
    replace: '        if (figure === undefined) showResult(input, format);\n        else ',
    with: '',
    breaks: [story(name, 'Calculated')],
  },
  {
    in: 'NumberField.tsx',
    replace: '      required,\n      autoFocus,\n      inputRef,\n',
    with: '      autoFocus,\n      inputRef,\n',
    breaks: [story(name, 'RequiredInFullWidthOnAPhone')],
  },
  {
    in: '../../food-fields/foodFieldStyles.ts',
    replace: 'const muted = { ...caption, color: palette.text.secondary };',
    with: 'const muted = { ...caption, color: palette.divider };',
    at: 'WithAUnit',
    breaks: [contrast(name, 'text')],
  },
  {
    in: '../../theme/componentStyles.ts',
    replace: 'theme.vars.palette.controlOutline',
    with: 'theme.vars.palette.divider',
    at: 'WithAUnit',
    breaks: [contrast(name, 'nonText')],
  },
];
