/**
 * Runs the tests and checks, a step after the other: prints how long each step took, and ends with one line for all of
 * them and the time beside its limit.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { countResults, type Counts } from './countResults.ts';
import { readPlaywright, readStoryResults, readVitest, type TestResult } from './readReports.ts';

interface Step {
  /** The command, as people type it. */
  command: string;
  says: string;
  /** The file to which the step writes its results. A step without it is one check. */
  results?: { file: string; read: (json: string) => TestResult[] };
  /** Without it, the other steps would only fail again. */
  isNeeded?: true;
}

/** In minutes, on two idle cores. */
const limit = 7;

const unit = 'test-results/unit.json';
const steps: Step[] = [
  {
    command: 'npm run build:all',
    says: 'Build the library, the app and Storybook',
    isNeeded: true,
  },
  { command: 'npm run lint', says: 'Lint, import boundaries, format, types, dead code' },
  { command: 'npm run api', says: 'Public API' },
  {
    command: `npm run test:unit -- --reporter=default --reporter=json --outputFile.json=${unit}`,
    says: 'Unit tests',
    results: { file: unit, read: readVitest },
  },
  {
    command: 'npm run test:stories',
    says: 'Stories: interactions, accessibility, pictures',
    results: { file: 'test-results/stories.json', read: readStoryResults },
  },
  {
    command: 'npm run test:accessibility',
    says: 'Accessibility of components: keyboard, focus, targets, large text',
    results: { file: 'test-results/accessibility.json', read: readPlaywright },
  },
  {
    command: 'npm run test:browser',
    says: 'Components in the browser: leaks, overflow',
    results: { file: 'test-results/browser.json', read: readPlaywright },
  },
  {
    command: 'npm run test:approval',
    says: 'Approval page',
    results: { file: 'test-results/approval.json', read: readPlaywright },
  },
  {
    command: 'npm run test:e2e',
    says: 'End-to-end tests',
    results: { file: 'test-results/e2e.json', read: readPlaywright },
  },
  { command: 'node scripts/test/accessibilityClaims.ts', says: 'Accessibility claims' },
  { command: 'npm run size', says: 'Size' },
];

async function succeeds(command: string): Promise<boolean> {
  const child = spawn(command, {
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, npm_config_loglevel: 'silent' },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function run({ command, says, results }: Step): Promise<Counts> {
  if (results) await rm(results.file, { force: true });
  const succeeded = await succeeds(command);
  const json = results && (await readFile(results.file, 'utf8').catch(() => undefined));
  if (!results || json === undefined) {
    const passed = succeeded && !results;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [] };
  }
  const counts = countResults(results.read(json));
  // A step that fails without a failed test, or passes without running a test, has failed as a whole.
  const sound = succeeded === (counts.failed === 0) && counts.passed + counts.failed > 0;
  if (sound) return counts;
  const failures = [...counts.failures, `${says}: failed outside of its tests, see there.`];
  return { ...counts, failed: Math.max(counts.failed, 1), failures };
}

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const details: string[] = [];
const began = performance.now();
for (const [index, step] of steps.entries()) {
  console.log(`\n— ${index + 1}/${steps.length} ${step.says}`);
  const start = performance.now();
  const { passed, failed, failures } = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  summary.push(
    `${failed ? '✘' : '✔'} ${seconds} s  ${step.says}: ${failed ? `${failed} failed, ` : ''}${passed} passed`,
  );
  console.log(summary.at(-1));
  details.push(...failures);
  total.passed += passed;
  total.failed += failed;
  if (failed && step.isNeeded) break;
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`
${[...details, ...summary].join('\n')}

${total.passed} passed, ${total.failed} failed
${Math.floor(seconds / 60)} min ${seconds % 60} s, of at most ${limit} min on two idle cores`);
process.exitCode = total.failed ? 1 : 0;
