import { contrast, inEveryStory, story, unit } from '../../accessibility/answers.ts';
import type { Fault } from '../../accessibility/Fault.types.ts';

const name = 'LoadingSpinner';
const tests = 'LoadingSpinner/LoadingSpinner.test.tsx';

export const faults: Fault[] = [
  {
    in: 'LoadingSpinner.tsx',
    replace: 'aria-label={label}',
    with: '',
    breaks: [
      story(name, 'OnPaper'),
      unit(
        tests,
        '§2 §9 the spinner is #32cd32, of medium size (40 px), and named for screen readers',
      ),
    ],
  },
  {
    in: 'LoadingSpinner.tsx',
    replace: "'&, && *': { animation: 'none' }",
    with: "'@keyframes turn': { to: { rotate: '1turn' } }, '&&': { animation: 'turn 1s infinite' }",
    at: 'OnPaper',
    breaks: [inEveryStory(name, 'moved')],
  },
  {
    in: 'LoadingSpinner.tsx',
    replace: 'boxShadow: `inset 0 0 0 3.3px ${spinnerRing}`,',
    with: '',
    at: 'OnPaper',
    breaks: [contrast(name, 'nonText')],
  },
];
