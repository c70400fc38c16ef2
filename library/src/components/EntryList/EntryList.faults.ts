import { contrast, inEveryStory, story } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'EntryList';

export const faults: Fault[] = [
  {
    in: 'EntryList.tsx',
    replace: '<output className',
    with: '<output role="none" className',
    breaks: [story(name, 'Loading')],
  },
  {
    in: 'EntryList.tsx',
    replace: '<ul aria-hidden="true">',
    with: '<ul>',
    breaks: [story(name, 'Loading')],
  },
  {
    in: 'EntryList.tsx',
    replace: '<div role="alert">',
    with: '<div>',
    breaks: [story(name, 'CouldNotBeLoaded')],
  },
  {
    in: 'EntryList.tsx',
    replace: '`h${headingLevel}`',
    with: "'div'",
    breaks: [story(name, 'TwelveEntries')],
  },
  {
    in: 'EntryRow.tsx',
    replace: 'aria-label={fillIn(text.delete, entry.name)}',
    with: '',
    breaks: [story(name, 'TwelveEntries'), story(name, 'DeletedByKeyboard')],
  },
  {
    in: 'EntryRow.tsx',
    replace: 'aria-busy={isPending}',
    with: 'aria-busy={false}',
    breaks: [story(name, 'OnItsWay')],
  },
  {
    in: 'EntryList.tsx',
    replace: 'rememberFocus(isFocused ? { row, action } : undefined)',
    with: 'rememberFocus(undefined)',
    breaks: [story(name, 'DeletedByKeyboard'), story(name, 'EditedInPlace')],
  },
  {
    in: 'EntryRow.tsx',
    replace: 'aria-label={fillIn(text.delete, entry.name)}',
    with: 'aria-label={fillIn(text.delete, entry.name)} tabIndex={-1}',
    at: 'OneEntry',
    breaks: [inEveryStory(name, 'reached')],
  },
  {
    in: 'EntryListRoot.ts',
    replace: "'minmax(0, 1fr) auto'",
    with: "'minmax(20rem, 1fr) auto'",
    at: 'LongNamesAndLargestFiguresOnAPhone',
    breaks: [inEveryStory(name, 'narrow')],
  },
  {
    in: '../../entry-figures/entryFiguresStyles.ts',
    replace: 'const muted = { ...caption, color: palette.text.secondary };',
    with: 'const muted = { ...caption, color: palette.divider };',
    at: 'OnItsWay',
    breaks: [contrast(name, 'text')],
  },
  {
    in: 'EntryListRoot.ts',
    replace: 'color: palette.text.secondary,\n      background',
    with: 'color: palette.divider,\n      background',
    at: 'OnItsWay',
    breaks: [contrast(name, 'nonText')],
  },
];
