/**
 * Runs the tests and checks, a step after the other: prints how long each step took, and ends with one line for all of
 * them and the time beside its limit. A step that needs another which has failed is not run.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { countE2e, countJest, type Counts } from './countResults.ts';

interface Step {
  /** The npm script, with its arguments. */
  script: string[];
  says: string;
  /** The file to which the step writes its results. A step without it is one check. */
  results?: { file: string; count: (json: string) => Counts };
  /** The scripts without which this one would only fail again. */
  needs?: string[];
}

/** On two idle cores, in minutes. */
const limit = process.env['CI']
  ? { minutes: 9, where: 'CI, which compares every picture,' }
  : existsSync('storybook-static')
    ? { minutes: 5, where: 'a built tree' }
    : { minutes: 6, where: 'a fresh clone' };

const unit = 'test-results/unit.json';
const steps: Step[] = [
  { script: ['build'], says: 'Build the library and the app' },
  { script: ['build:storybook'], says: 'Build Storybook', needs: ['build'] },
  { script: ['typecheck'], says: 'Types', needs: ['build'] },
  { script: ['lint'], says: 'Lint, import boundaries and format', needs: ['build'] },
  { script: ['dead-code'], says: 'Dead code', needs: ['build'] },
  { script: ['api'], says: 'Public API', needs: ['build'] },
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
    needs: ['build'],
  },
  {
    script: ['test:stories'],
    says: 'Stories: interactions, accessibility, pictures',
    results: { file: 'test-results/stories.json', count: countJest },
    needs: ['build:storybook'],
  },
  {
    script: ['test:accessibility'],
    says: 'Accessibility of components: keyboard, focus, targets, large text',
    results: { file: 'test-results/accessibility.json', count: countE2e },
    needs: ['build:storybook'],
  },
  {
    script: ['test:browser'],
    says: 'Components in the browser: leaks, overflow',
    results: { file: 'test-results/browser.json', count: countE2e },
    needs: ['build'],
  },
  {
    script: ['test:approval'],
    says: 'Approval page',
    results: { file: 'test-results/approval.json', count: countE2e },
    needs: ['build'],
  },
  {
    script: ['test:e2e'],
    says: 'End-to-end tests',
    results: { file: 'test-results/e2e.json', count: countE2e },
    needs: ['build'],
  },
  {
    script: ['accessibility'],
    says: 'Accessibility claims',
    needs: ['test:unit', 'test:stories', 'test:accessibility', 'test:e2e'],
  },
  { script: ['size'], says: 'Size', needs: ['build'] },
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
/** The scripts that failed or were not run. */
const missing = new Set<string>();
const began = performance.now();
for (const [index, step] of steps.entries()) {
  const [name = ''] = step.script;
  console.log(`\n— ${index + 1}/${steps.length} ${step.says}`);
  const needed = step.needs?.find((other) => missing.has(other));
  if (needed !== undefined) {
    missing.add(name);
    summary.push(`–   not run  ${step.says}: needs ${needed}`);
    console.log(summary.at(-1));
    continue;
  }
  const start = performance.now();
  const { passed, failed, failures } = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  summary.push(
    `${failed ? '✘' : '✔'} ${seconds} s  ${step.says}: ${failed ? `${failed} failed, ` : ''}${passed} passed`,
  );
  console.log(summary.at(-1));
  if (failed) missing.add(name);
  details.push(...failures);
  total.passed += passed;
  total.failed += failed;
}
const seconds = Math.round((performance.now() - began) / 1000);
const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
const most = `${limit.minutes} min in ${limit.where} on two idle cores`;
console.log(`
${[...details, ...summary].join('\n')}

${total.passed} passed, ${total.failed} failed
${time}, of at most ${most}${seconds > limit.minutes * 60 ? ': too long, or the machine was busy' : ''}`);
process.exitCode = total.failed ? 1 : 0;
