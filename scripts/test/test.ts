/** Runs all tests and checks: prints how long each step took, and ends with one line for all of them. */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { countE2e, countJest, type Counts } from './countResults.ts';

interface Step {
  /** The npm script, with its arguments. */
  script: string[];
  says: string;
  /** The file to which the step writes its results. A step without it is one check. */
  results?: { file: string; count: (json: string) => Counts };
}

const unit = 'test-results/unit.json';
const steps: Step[] = [
  { script: ['build'], says: 'Build the library and the app' },
  { script: ['typecheck'], says: 'Types' },
  { script: ['lint'], says: 'Lint, import boundaries and format' },
  { script: ['dead-code'], says: 'Dead code' },
  { script: ['api'], says: 'Public API' },
  {
    script: [
      'test:unit',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unit}`,
    ],
    says: 'Unit tests',
    results: { file: unit, count: countJest },
  },
  {
    script: ['test:stories'],
    says: 'Stories: interactions, accessibility, pictures',
    results: { file: 'test-results/stories.json', count: countJest },
  },
  {
    script: ['test:accessibility'],
    says: 'Accessibility of every story: keyboard, focus, targets, large text',
    results: { file: 'test-results/accessibility.json', count: countE2e },
  },
  {
    script: ['test:browser'],
    says: 'Components in the browser: leaks, overflow',
    results: { file: 'test-results/browser.json', count: countE2e },
  },
  {
    script: ['test:e2e'],
    says: 'End-to-end tests',
    results: { file: 'test-results/e2e.json', count: countE2e },
  },
  { script: ['accessibility'], says: 'Accessibility claims' },
  { script: ['size'], says: 'Size' },
];

async function succeeds(script: string[]): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...script], {
    stdio: 'inherit',
    // On Windows npm is a command file, which only a shell can start.
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function run({ script, results }: Step): Promise<Counts> {
  if (results) await rm(results.file, { force: true });
  const succeeded = await succeeds(script);
  const json = results && (await readFile(results.file, 'utf8').catch(() => undefined));
  if (!results || json === undefined) {
    const passed = succeeded && !results;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [] };
  }
  const counts = results.count(json);
  // A step that fails without a failed test, or passes without running a test, has failed as a whole.
  const sound = succeeded === (counts.failed === 0) && counts.passed + counts.failed > 0;
  if (sound) return counts;
  const failures = [...counts.failures, `${script[0]} failed outside of its tests: see there.`];
  return { ...counts, failed: Math.max(counts.failed, 1), failures };
}

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const details: string[] = [];
for (const [index, step] of steps.entries()) {
  console.log(`\n— ${index + 1}/${steps.length} ${step.says}`);
  const start = performance.now();
  const { passed, failed, failures } = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const line = `${failed ? '✘' : '✔'} ${seconds} s  ${step.says}: ${failed ? `${failed} failed, ` : ''}${passed} passed`;
  console.log(line);
  summary.push(line);
  details.push(...failures);
  total.passed += passed;
  total.failed += failed;
}
console.log(
  `\n${[...details, ...summary].join('\n')}\n\n${total.passed} passed, ${total.failed} failed`,
);
process.exitCode = total.failed ? 1 : 0;
