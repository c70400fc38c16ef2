import { contrast, story } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'EntryPicker';

export const faults: Fault[] = [
  {
    in: 'EntryPicker.tsx',
    replace: '<output className',
    with: '<output role="none" className',
    breaks: [story(name, 'Loading')],
  },
  {
    in: 'EntryPicker.tsx',
    replace: '<ul aria-hidden={loading}>',
    with: '<ul>',
    breaks: [story(name, 'Loading')],
  },
  {
    in: 'EntryPicker.tsx',
    replace: 'aria-busy={pending}',
    with: '',
    breaks: [story(name, 'OnItsWay')],
  },
  {
    in: 'EntryPicker.tsx',
    replace: '<p role="alert">',
    with: '<p>',
    breaks: [story(name, 'CouldNotBeDone')],
  },
  {
    in: 'EntryPicker.tsx',
    replace: 'aria-label={text.heading}',
    with: '',
    breaks: [story(name, 'APartOfADay')],
  },
  {
    in: 'PickerRow.tsx',
    replace: 'input.indeterminate = isMixed',
    with: 'input.indeterminate = false',
    breaks: [story(name, 'APartOfADay')],
  },
  {
    in: 'EntryPicker.tsx',
    replace: 'formatNumber(selected.length, locale)',
    with: "''",
    breaks: [story(name, 'AWholeDay')],
  },
  {
    in: '../../food-fields/ownForm.ts',
    replace: "event.key !== 'Escape'",
    with: "event.key !== 'Q'",
    breaks: [story(name, 'NothingPicked')],
  },
  {
    in: '../../entry-figures/entryFiguresStyles.ts',
    replace: 'const muted = { ...caption, color: palette.text.secondary };',
    with: 'const muted = { ...caption, color: palette.divider };',
    at: 'APartOfADay',
    breaks: [contrast(name, 'text')],
  },
  {
    in: '../../theme/componentStyles.ts',
    replace: 'outline: `${strokeFocus}px solid ${theme.vars.palette.primary.main}`',
    with: 'outline: `${strokeFocus}px solid ${theme.vars.palette.divider}`',
    at: 'APartOfADay',
    breaks: [contrast(name, 'nonText')],
  },
];
