/**
 * Runs the long form of a randomised test with some seeds: `npm run prove -- <name> [seeds]` runs one seed after the
 * other (1 by default, 10 in the browser), stops at the first that fails, and continues there if it is started again at
 * the same commit. It ends with one line, and with a second one for the figures of the test, if it reports any, summed
 * over the seeds. `npm test` runs the same test in its short form. The test belongs to a Vitest project or, with `e2e`,
 * to the browser tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const [name = '', project = '', ...numbers] = process.argv.slice(2);
const seeds = numbers.at(-1) ?? (project === 'e2e' ? '10' : '1');
if (!/^[1-9]\d*$/.test(seeds)) {
  console.error(`${seeds} is no number of seeds.`);
  process.exit(1);
}
const [command = '', ...options] =
  project === 'e2e'
    ? ['playwright', 'test', '--config', 'app/tests/end-to-end', '--reporter', 'line', name]
    : ['vitest', 'run', '--project', project, name];
const file = `test-results/prove-${name}.json`;
const figuresFile = `test-results/prove-${name}-figures.json`;
await mkdir('test-results', { recursive: true });

const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
// With uncommitted changes, earlier results no longer count.
const commit = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
const before: { commit?: string; next: number } = JSON.parse(
  await readFile(file, 'utf8').catch(() => '{}'),
);
const from = commit !== undefined && before.commit === commit ? before.next : 1;
const end = from + Number(seeds);
const figures: Record<string, number> = {};
let seed = from;
for (; seed < end; seed += 1) {
  console.log(`${name}: seed ${seed} of ${end - 1}`);
  await rm(figuresFile, { force: true });
  const { status, stdout, stderr } = spawnSync(command, options, {
    env: {
      ...process.env,
      PROVE_LONG: '1',
      PROVE_SEED: String(seed),
      PROVE_FIGURES: resolve(figuresFile),
    },
    encoding: 'utf8',
  });
  const reported = await readFile(figuresFile, 'utf8').catch(() => '');
  for (const line of reported.split('\n').filter(Boolean)) {
    const counts: Record<string, number> = JSON.parse(line);
    for (const [what, count] of Object.entries(counts)) {
      figures[what] = (figures[what] ?? 0) + count;
    }
  }
  if (status !== 0) {
    console.error(stdout, stderr);
    break;
  }
  await writeFile(file, JSON.stringify({ commit, next: seed + 1 }));
}
console.log(
  seed === end
    ? `${name}: seeds ${from} to ${end - 1} passed`
    : `${name}: seed ${seed} failed, after ${seed - from} that passed`,
);
const [first, ...others] = Object.entries(figures).map(([what, count]) => ({
  what,
  count: count.toLocaleString('en'),
}));
if (first) {
  const rest = others.map(({ what, count }) => `${what} ${count}`);
  console.log(`${first.count} ${first.what}: ${rest.join(', ')}`);
}
process.exitCode = seed === end ? 0 : 1;
