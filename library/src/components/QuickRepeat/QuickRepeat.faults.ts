import { contrast, inEveryStory, story } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'QuickRepeat';

export const faults: Fault[] = [
  {
    in: 'QuickRepeat.tsx',
    replace: "{ role: 'alert' }",
    with: '{}',
    breaks: [story(name, 'CouldNotBeLogged')],
  },
  {
    in: 'QuickRepeat.tsx',
    replace: '<output>{!items && text.loading}</output>',
    with: '<span>{!items && text.loading}</span>',
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
    replace: "'aria-label': fillIn(text.adjust, item.name),",
    with: '',
    breaks: [story(name, 'ReadyToLogAgain')],
  },
  {
    in: 'QuickRepeat.tsx',
    replace: "'aria-disabled': isPending, ",
    with: '',
    breaks: [story(name, 'OneOnItsWay')],
  },
  {
    in: 'QuickRepeatRoot.ts',
    replace: "overflowWrap: 'anywhere',",
    with: "whiteSpace: 'nowrap',",
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
    replace: "'&:hover': {",
    with: "'&:hover small': { visibility: 'hidden' }, '&:hover': {",
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
