/**
 * Runs the long form of a randomised test with one seed after the other: `npm run prove -- <name> [seeds] [first seed]`. It
 * stops at the first seed that fails, and ends with one line, and with a second one for the figures of the test, if it
 * reports any, summed over the seeds. `npm test` runs the same test in its short form. The test belongs to a Vitest project
 * or, with `e2e`, to the browser tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

const [name = '', project = '', standard = '', count = standard, first = '1'] =
  process.argv.slice(2);
if (![count, first].every((given) => /^[1-9]\d*$/.test(given))) {
  console.error(`${count} ${first} is no number of seeds, and a first seed.`);
  process.exit(1);
}
const [command = '', ...options] =
  project === 'e2e'
    ? ['playwright', 'test', '--config', 'app/tests/end-to-end', '--reporter', 'line', name]
    : ['vitest', 'run', '--project', project, name];
const figuresFile = resolve(`test-results/prove-${name}-figures.json`);
await mkdir('test-results', { recursive: true });
await rm(figuresFile, { force: true });

const end = Number(first) + Number(count);
let seed = Number(first);
for (; seed < end; seed += 1) {
  console.log(`${name}: seed ${seed} of ${end - 1}`);
  const { status, stdout, stderr } = spawnSync(command, options, {
    env: {
      ...process.env,
      PROVE_LONG: '1',
      PROVE_SEED: String(seed),
      PROVE_FIGURES: figuresFile,
    },
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    break;
  }
}
console.log(
  seed === end
    ? `${name}: seeds ${first} to ${end - 1} passed`
    : `${name}: seed ${seed} failed, after ${seed - Number(first)} that passed`,
);
const figures: Record<string, number> = {};
const reported = await readFile(figuresFile, 'utf8').catch(() => '');
for (const line of reported.split('\n').filter(Boolean)) {
  const counts: Record<string, number> = JSON.parse(line);
  for (const [what, more] of Object.entries(counts)) figures[what] = (figures[what] ?? 0) + more;
}
const summary = Object.entries(figures).map(([what, sum]) => `${what} ${sum.toLocaleString('en')}`);
if (summary.length > 0) console.log(summary.join(', '));
process.exitCode = seed === end ? 0 : 1;
