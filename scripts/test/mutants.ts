/**
 * Breaks the code of a folder in one place after the other, and runs the tests for each break:
 * `npm run prove -- mutants <folder>`. It lists the breaks that no test fails for, and fails if they are more than 15 %. An
 * interrupted run continues where it ended: results are in test-results/mutants, and are used again while code and tests
 * stay as they are.
 */
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Stryker } from '@stryker-mutator/core';

const owners = { 'app/server': 'server', 'app/client': 'client', 'library/src': 'library' };

const folder = (process.argv[2] ?? '').replace(/\/+$/, '');
const owner = Object.entries(owners).find(([path]) => `${folder}/`.startsWith(`${path}/`));
// Not changed: what is generated or written for tests and docs, words and styles, which only pictures show, migrations,
// which are frozen, and the start and stop of the server, which main.test.ts tests in a process of its own.
const notChanged = [
  /\.(generated|test|stories|conformance|example|docs|accessibility|en|types)\./,
  /Styles\.ts$|\/(testing|node_modules)\/|\/migrations\/\d/,
  /^app\/server\/(main|web\/(draining|listen))\.ts$/,
  // It runs in the build.
  /\/renderTemplates\.tsx$/,
];
const files = globSync(`${folder}/**/*.{ts,tsx}`).filter(
  (file) => !notChanged.some((pattern) => pattern.test(file)),
);

if (!owner || files.length === 0) {
  console.error(`Name a folder with code in ${Object.keys(owners).join(', ')}.`);
  process.exit(1);
}
// An interrupted run leaves its copy of the code behind.
await rm('test-results/stryker', { recursive: true, force: true });

process.env.MUTANTS_PROJECT = owner[1];
await new Stryker({
  mutate: files,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // In a thread, a test could not set the time zone.
  vitest: { configFile: 'scripts/test/mutants.vitest.config.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  // Code that runs when its file is loaded would need all tests for each change.
  ignoreStatic: true,
  // Stryker cannot read a tsconfig.json with TypeScript 7, and needs none: Vitest runs the sources.
  tsconfigFile: 'none',
  ignorePatterns: [
    'dist',
    // Some tests read what is published.
    '!/library/dist',
    '__image_snapshots__',
    '/.wireit',
    '/data',
    '/docs',
    '/library/examples',
    '/storybook-static',
    '/test-results',
  ],
  tempDirName: 'test-results/stryker',
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `test-results/mutants/${folder.replaceAll('/', '-')}.json`,
  concurrency: 2,
  // A busy machine must not pass for an endless loop.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 100, low: 85, break: 85 },
  reporters: ['clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
}).runMutationTest();
