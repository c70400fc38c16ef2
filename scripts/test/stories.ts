/**
 * Plays every story of the built Storybook in the pinned browser, and compares its pictures and words with those that are
 * recorded beside it: of the stories that changed files reach, or of all where that cannot be told (in CI, without a remote
 * repository, with `--all`). Measures the contrasts of stories with the tag `modes` and writes them to test-results/contrast.md.
 * `--record` writes new and changed pictures and words, and removes those of stories that no longer exist. Every other
 * argument, such as the name of a component, is passed to the test runner, and then all its pictures are compared.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sayAwaiting } from '../../library/approval/repository/readStandings.ts';
import { tabulateContrast } from './contrastTable.ts';
import { reportOrphans } from './orphanPictures.ts';
import { reachedStories } from './reachedStories.ts';
import { countRecorded, reportWeight } from './recordedPictures.ts';
import { runStories } from './runStories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = new Set(['--record', '--all']);
const options = new Set(process.argv.slice(2).filter((argument) => own.has(argument)));
const chosen = process.argv.slice(2).filter((argument) => !own.has(argument));
const record = options.has('--record');
const results = 'test-results/stories.json';

const reached = options.size + chosen.length > 0 ? undefined : await reachedStories(root);
console.log(
  reached
    ? `Pictures of the ${reached.length} files of stories that your changes reach. Compare all with: npm run test:stories -- --all`
    : 'Pictures of all stories.',
);
await mkdir(`${root}/test-results`, { recursive: true });
const { exitCode, pictures } = await runStories(root, {
  total: chosen.length > 0 ? undefined : countRecorded(root, reached),
  environment: {
    ...(record && { RECORD_PICTURES: '1' }),
    ...(reached && { PICTURES_OF: JSON.stringify(reached) }),
  },
  options: ['--json', `--outputFile=${results}`, ...chosen],
});
process.exitCode = reportWeight(root) ? 1 : exitCode;
console.log(await sayAwaiting(root));
await tabulateContrast(root);
// A story that fails before its pictures are compared would leave them as orphans.
const isWhole = chosen.length === 0 && !reached && exitCode === 0;
if (isWhole && (await reportOrphans(pictures, { root, results, remove: record })) > 0) {
  process.exitCode = 1;
}
