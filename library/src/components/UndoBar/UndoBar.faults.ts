import { contrast, inEveryStory, story } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'UndoBar';

export const faults: Fault[] = [
  {
    in: 'UndoBar.tsx',
    replace: 'aria-label={text.dismiss} ',
    with: '',
    breaks: [story(name, 'Deleted')],
  },
  {
    in: 'UndoBar.tsx',
    replace: '<output>',
    with: '<output role="none">',
    breaks: [story(name, 'Deleted')],
  },
  {
    in: 'UndoBar.tsx',
    replace: '<kbd aria-hidden="true">',
    with: '<kbd>',
    breaks: [story(name, 'WithAKey')],
  },
  {
    in: 'UndoBar.tsx',
    replace: 'onClick={onUndo}',
    with: 'onClick={onUndo} aria-label="Back"',
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'named')],
  },
  {
    in: 'UndoBar.tsx',
    replace: 'onClick={onUndo}',
    with: 'onClick={onUndo} onFocus={onUndo}',
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'changed')],
  },
  {
    in: 'UndoBar.tsx',
    replace: 'onClick={onDismiss}',
    with: 'onMouseDown={onDismiss}',
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'done')],
  },
  {
    in: 'UndoBar.tsx',
    replace: '{...rest} ref={useForkRef(ref, root)}',
    with: '{...rest} ref={useForkRef(ref, root)} onKeyDown={(event) => event.preventDefault()}',
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'left')],
  },
  {
    in: 'UndoBarRoot.ts',
    replace: "outlineColor: 'currentColor', outlineOffset: -6",
    with: "outline: 'none'",
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'seen')],
  },
  {
    in: 'UndoBarRoot.ts',
    replace: "display: 'flex',\n      // With",
    with: "display: 'flex', flexDirection: 'row-reverse',\n      // With",
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'sequence'), inEveryStory(name, 'order')],
  },
  {
    in: 'UndoBarRoot.ts',
    replace: 'minWidth: targetSize(theme),',
    with: 'minWidth: 16, minHeight: 16, height: 16,',
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'small'), inEveryStory(name, 'belowOurs')],
  },
  {
    in: 'UndoBarRoot.ts',
    replace: "'&:not(:empty)': {",
    with: "position: 'absolute', inset: 0, zIndex: 1, '&:not(:empty)': {",
    at: 'SeveralChanges',
    breaks: [inEveryStory(name, 'covered')],
  },
  {
    in: 'UndoBarRoot.ts',
    replace: 'color: palette.background.default,',
    with: 'color: palette.text.secondary,',
    at: 'Deleted',
    breaks: [contrast(name, 'text')],
  },
  {
    in: 'UndoBarRoot.ts',
    replace: "outlineColor: 'currentColor'",
    with: 'outlineColor: palette.text.primary',
    at: 'Deleted',
    breaks: [contrast(name, 'nonText')],
  },
];
