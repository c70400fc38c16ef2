import { contrast, story } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'EntryEditor';

export const faults: Fault[] = [
  {
    in: 'EntryEditor.tsx',
    replace: 'aria-busy={pending}',
    with: 'aria-busy={false}',
    breaks: [story(name, 'Saving')],
  },
  {
    in: 'EntryEditor.tsx',
    replace: '<p role="alert">',
    with: '<p>',
    breaks: [story(name, 'CouldNotBeSaved')],
  },
  {
    in: 'EntryEditor.tsx',
    replace: '<p aria-live="polite">',
    with: '<p>',
    breaks: [story(name, 'Saving')],
  },
  {
    in: '../../food-fields/FoodField.tsx',
    replace: '<label htmlFor={id}>',
    with: '<label>',
    breaks: [story(name, 'Opened')],
  },
  {
    in: '../../food-fields/FoodField.tsx',
    replace: 'clsx(helperTextId, unit && unitId(id))',
    with: 'clsx(unit && unitId(id))',
    breaks: [story(name, 'EveryFieldWrong')],
  },
  {
    in: 'EntryEditor.tsx',
    replace: 'type="submit"',
    with: 'type="button"',
    breaks: [story(name, 'SavedByEnter')],
  },
  {
    in: '../../food-fields/ownForm.ts',
    replace: "event.key !== 'Escape'",
    with: "event.key !== 'Q'",
    breaks: [story(name, 'Cancelled')],
  },
  {
    in: '../../food-fields/foodFieldStyles.ts',
    replace: 'const muted = { ...caption, color: palette.text.secondary };',
    with: 'const muted = { ...caption, color: palette.divider };',
    at: 'Opened',
    breaks: [contrast(name, 'text')],
  },
  {
    in: '../../theme/componentStyles.ts',
    replace: 'theme.vars.palette.controlOutline',
    with: 'theme.vars.palette.divider',
    at: 'Opened',
    breaks: [contrast(name, 'nonText')],
  },
];
