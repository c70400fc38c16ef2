import { contrast, inEveryStory, story } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'QuickRepeat';

export const faults: Fault[] = [
  {
    in: 'QuickRepeat.tsx',
    replace: '<p role="alert">',
    with: '<p>',
    breaks: [story(name, 'CouldNotBeLogged')],
  },
  {
    in: 'QuickRepeat.tsx',
    replace: '<output className',
    with: '<output role="none" className',
    breaks: [story(name, 'Loading')],
  },
  {
    in: 'QuickRepeat.tsx',
    replace: '`h${headingLevel}`',
    with: "'div'",
    breaks: [story(name, 'ReadyToLogAgain')],
  },
  {
    in: 'QuickRepeat.tsx',
    replace: 'aria-label={fillIn(text.adjust, item.name)}',
    with: '',
    breaks: [story(name, 'ReadyToLogAgain')],
  },
  {
    in: 'QuickRepeat.tsx',
    replace: "aria-disabled={progress === 'logging'}",
    with: '',
    breaks: [story(name, 'OneOnItsWay')],
  },
  {
    in: 'QuickRepeatRoot.ts',
    replace: "overflow: 'hidden', textOverflow: 'ellipsis', ...wrapping",
    with: "whiteSpace: 'nowrap', minWidth: '30rem'",
    at: 'LongNameOnAPhone',
    breaks: [inEveryStory(name, 'spaced')],
  },
  {
    in: 'QuickRepeatRoot.ts',
    replace: 'heading: {',
    with: "heading: { '@media (orientation: landscape)': { display: 'none' },",
    at: 'ReadyToLogAgain',
    breaks: [inEveryStory(name, 'turned')],
  },
  {
    in: 'QuickRepeatRoot.ts',
    replace: "'&[data-progress]'",
    with: "'&:hover small': { visibility: 'hidden' }, '&[data-progress]'",
    at: 'ReadyToLogAgain',
    breaks: [inEveryStory(name, 'shown')],
  },
  {
    in: 'QuickRepeatRoot.ts',
    replace: 'const muted = { ...caption, color: palette.text.secondary };',
    with: 'const muted = { ...caption, color: palette.divider };',
    at: 'ReadyToLogAgain',
    breaks: [contrast(name, 'text')],
  },
  {
    in: 'QuickRepeatRoot.ts',
    replace: 'palette.controlOutline ?? ',
    with: '',
    at: 'ReadyToLogAgain',
    breaks: [contrast(name, 'nonText')],
  },
];
