/**
 * Runs a randomised test with many seeds: `npm run prove:<name> -- [seeds]` runs one seed after the other (100 by
 * default, 10 in the browser), stops at the first that fails, and continues there if it is started again at the same
 * commit. It ends with one line. `npm test` runs the same test with its first seed, the walk with fewer steps, and fewer
 * moments. The test belongs to a Vitest project or, with `e2e`, to the browser tests, which take 500 steps with each
 * seed.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const [name = '', project = '', ...counts] = process.argv.slice(2);
const seeds = counts.at(-1) ?? (project === 'e2e' ? '10' : '100');
if (!/^[1-9]\d*$/.test(seeds)) {
  console.error(`${seeds} is no number of seeds.`);
  process.exit(1);
}
const [command = '', ...options] =
  project === 'e2e'
    ? ['playwright', 'test', '--config', 'app/e2e', '--reporter', 'line', name]
    : ['vitest', 'run', '--project', project, name];
const file = `test-results/prove-${name}.json`;
await mkdir('test-results', { recursive: true });

const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
// With uncommitted changes, earlier results no longer count.
const commit = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
const before: { commit?: string; next: number } = JSON.parse(
  await readFile(file, 'utf8').catch(() => '{}'),
);
const first = commit !== undefined && before.commit === commit ? before.next : 1;
const end = first + Number(seeds);
let seed = first;
for (; seed < end; seed += 1) {
  const { status, stdout, stderr } = spawnSync(command, options, {
    env: { PROVE_STEPS: '500', ...process.env, PROVE_SEED: String(seed) },
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    break;
  }
  await writeFile(file, JSON.stringify({ commit, next: seed + 1 }));
  if (process.stdout.isTTY) process.stdout.write(`\r${name}: seed ${seed} of ${end - 1}`);
}
console.log(
  seed === end
    ? `\r${name}: seeds ${first} to ${end - 1} passed`
    : `\r${name}: seed ${seed} failed, after ${seed - first} that passed`,
);
process.exitCode = seed === end ? 0 : 1;
