/**
 * Plays the stories of the built Storybook in the pinned browser, and checks them with their pictures and words, which are
 * recorded beside them. `--record` writes new and changed pictures and words, and removes those of stories that no longer
 * exist. Every other argument, such as the name of a component, chooses the files of stories whose path contains it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemes } from '../../.storybook/modes.ts';
import { stories as all } from '../../.storybook/testing/stories.ts';
import { findDuplicates, findOrphans, findOverBudget } from './pictureRules.ts';
import type { TestResult } from './readReports.ts';
import { runStories } from './runStories.ts';
import { sayAwaiting, sayChanges } from './sayChanges.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isRecording = process.argv.includes('--record');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--record');
const stories = all.filter(
  ({ importPath }) => chosen.length === 0 || chosen.some((word) => importPath.includes(word)),
);
if (stories.length === 0) throw new Error(`No file of stories has ${chosen.join(' or ')} in it.`);
await mkdir(`${root}/test-results`, { recursive: true });
const { results, pictures } = await runStories(root, { stories, isRecording });

// A story that fails before its pictures are compared would leave them as orphans.
const isWhole = chosen.length === 0 && results.every(({ fault }) => fault === undefined);
const faults = [
  ...(isWhole ? await findOrphans(root, pictures, isRecording) : []),
  ...findDuplicates(root),
  ...findOverBudget(root),
];
for (const fault of faults) console.error(`✘ ${fault}`);
console.log([await sayChanges(root), await sayAwaiting(root)].filter(Boolean).join('\n'));

/** The kinds of contrast that a component was measured in, in every colour scheme. One that is too low fails its story. */
const contrasts = [...Map.groupBy(results, ({ story }) => basename(story.title))].flatMap(
  ([component, own]) =>
    ['text', 'non-text'].flatMap((kind): TestResult[] => {
      const readings = own
        .flatMap((result) => result.contrasts)
        .filter((reading) => (reading.kind === 'text') === (kind === 'text'));
      const isMeasured = schemes.every(({ name }) =>
        readings.some(({ scheme }) => scheme === name),
      );
      const test = `${kind} contrast in every colour scheme`;
      return isMeasured
        ? [{ where: `${component}.stories.tsx`, test, passed: true, messages: [] }]
        : [];
    }),
);

const summary: TestResult[] = [
  ...results.map(({ story, fault }) => ({
    where: story.importPath,
    // A story that does nothing proves nothing, so no claim may name it.
    test: story.tags.includes('play-fn') ? story.exportName : `${story.exportName}, shown only`,
    passed: fault === undefined,
    messages: fault === undefined ? [] : [fault],
  })),
  ...contrasts,
  ...faults.map((fault) => ({ where: 'Recorded pictures', passed: false, messages: [fault] })),
];
await writeFile(`${root}/test-results/stories.json`, JSON.stringify(summary));
process.exitCode = summary.every(({ passed }) => passed) ? 0 : 1;
