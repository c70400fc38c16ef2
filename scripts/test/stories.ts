/**
 * Plays every story of the built Storybook in the pinned browser, and compares its pictures and words with those that are
 * recorded beside it: of the stories that changed files reach, or of all where that cannot be told (in CI, without a remote
 * repository, with `--all`). Measures the contrasts of stories with the tag `modes` and writes them to test-results/contrast.md.
 * `--record` writes new and changed pictures and words, and removes those of stories that no longer exist. Every other
 * argument, such as the name of a component, chooses the files of stories whose path contains it, with all their pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sayAwaiting } from '../../library/approval/repository/readStandings.ts';
import { tabulateContrast } from './contrastTable.ts';
import { reachedStories } from './reachedStories.ts';
import { findDuplicates, findOrphans, findOverBudget } from './recordedPictures.ts';
import { readStories, runStories } from './runStories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = new Set(['--record', '--all']);
const options = new Set(process.argv.slice(2).filter((argument) => own.has(argument)));
const chosen = process.argv.slice(2).filter((argument) => !own.has(argument));
const isRecording = options.has('--record');

const picturesOf = options.size + chosen.length > 0 ? undefined : await reachedStories(root);
console.log(
  picturesOf
    ? `Pictures of the ${picturesOf.length} files of stories that your changes reach. Compare all with: npm run test:stories -- --all`
    : 'All pictures of the stories.',
);
const stories = readStories(root).filter(
  ({ importPath }) => chosen.length === 0 || chosen.some((word) => importPath.includes(word)),
);
if (stories.length === 0) throw new Error(`No file of stories has ${chosen.join(' or ')} in it.`);
await mkdir(`${root}/test-results`, { recursive: true });
const { results, pictures } = await runStories(root, { stories, picturesOf, isRecording });

// A story that fails before its pictures are compared would leave them as orphans.
const isWhole =
  chosen.length === 0 && !picturesOf && results.every(({ fault }) => fault === undefined);
const faults = [
  ...(isWhole ? await findOrphans(root, pictures, isRecording) : []),
  ...findDuplicates(root),
  ...findOverBudget(root),
];
for (const fault of faults) console.error(`✘ ${fault}`);
console.log(await sayAwaiting(root));
await tabulateContrast(root);

const tests = [
  ...results.map(({ story, fault }) => ({
    name: story.importPath,
    // A story that does nothing proves nothing.
    fullName: `${story.title} ${story.exportName}${story.tags.includes('play-fn') ? '' : ' smoke-test'}`,
    fault,
  })),
  ...faults.map((fault) => ({ name: 'Recorded pictures', fullName: fault, fault })),
];
const failed = tests.filter(({ fault }) => fault !== undefined).length;
// As Jest writes it.
const summary = {
  numPassedTests: tests.length - failed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [...Map.groupBy(tests, ({ name }) => name)].map(([name, ofFile]) => ({
    name,
    status: ofFile.some(({ fault }) => fault !== undefined) ? 'failed' : 'passed',
    message: '',
    assertionResults: ofFile.map(({ fullName, fault }) => ({
      fullName,
      status: fault === undefined ? 'passed' : 'failed',
      failureMessages: fault === undefined ? [] : [fault],
    })),
  })),
};
await writeFile(`${root}/test-results/stories.json`, JSON.stringify(summary));
process.exitCode = failed > 0 ? 1 : 0;
