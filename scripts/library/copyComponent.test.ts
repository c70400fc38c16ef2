import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { copyComponent, refusal, repeat, SOURCE } from './copyComponent.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const filesIn = (...globs: string[]) =>
  globSync(globs, { cwd: root, exclude: ['**/{node_modules,__image_snapshots__}/**'] }).filter(
    (file) => path.extname(file),
  );

test('names a new component in every file that names the one it copies', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'foodlog-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of filesIn('library/{README.md,api/*,examples/**,src/**}')) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  const written = copyComponent(copy, 'EveningNews');
  const naming = filesIn(
    '*',
    '{docs,scripts,.storybook}/**',
    'library/{*.md,*.ts,conformance/**,docs/**,examples/**,src/**}',
  ).filter(
    (file) =>
      !/CHANGELOG|(copy|new)Component|components.UndoBar/.test(file) &&
      readFileSync(path.join(root, file), 'utf8').includes(SOURCE),
  );
  expect(new Set(written.filter((file) => !file.includes('components/EveningNews')))).toEqual(
    new Set(naming),
  );
});

test('repeats imports, members, elements, rows and statements, each as a whole', () => {
  const text = `import { TotalsCard, UndoBar } from '@foodlog/ui';
import { undoBarText } from './UndoBar.en.ts';

export const OwnBar = ({ message }: UndoBarProps) => (
  <UndoBar message={message} />
);

const all = {
  UndoBar: {
    undo: 'Undo',

    dismiss: 'Dismiss',
  },
  other: (
    <>
      <UndoBar
        message="Deleted"
      />
    </>
  ),
};
| \`UndoBar\` | Undoes |
`;
  expect(repeat(text, 'DayChart'))
    .toBe(`import { TotalsCard, UndoBar, DayChart } from '@foodlog/ui';
import { undoBarText } from './UndoBar.en.ts';
import { dayChartText } from './DayChart.en.ts';

export const OwnBar = ({ message }: UndoBarProps) => (
  <UndoBar message={message} />
);

export const DayChartOwnBar = ({ message }: DayChartProps) => (
  <DayChart message={message} />
);

const all = {
  UndoBar: {
    undo: 'Undo',

    dismiss: 'Dismiss',
  },
  DayChart: {
    undo: 'Undo',

    dismiss: 'Dismiss',
  },
  other: (
    <>
      <UndoBar
        message="Deleted"
      />
      <DayChart
        message="Deleted"
      />
    </>
  ),
};
| \`UndoBar\` | Undoes |
| \`DayChart\` | Undoes |
`);
});

test.each([
  ['chart', '"chart" is not a name for a component: write two words or more, such as DayChart.'],
  [
    '../DayChart',
    '"../DayChart" is not a name for a component: write two words or more, such as DayChart.',
  ],
  ['TotalsCard', 'The library already has something called TotalsCard: choose another name.'],
  ['CalendarDay', 'The library already has something called CalendarDay: choose another name.'],
  ['EveningNews', undefined],
])('%s: %s', (name, problem) => {
  expect(refusal(root, name)).toBe(problem);
});
