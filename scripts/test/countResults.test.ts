import { expect, test } from 'vitest';
import { countResults } from './countResults.ts';
import { readPlaywright, readVitest } from './readReports.ts';

const assertion = (fullName: string, status: string, failureMessages: string[] | null = []) => ({
  fullName,
  status,
  failureMessages,
});

test('a failed or skipped unit test is a failure with its name, and a file that could not run one with its reason', () => {
  const assertionResults = [
    assertion('adds', 'passed'),
    assertion('subtracts', 'failed', ['3 is not 4']),
    assertion('divides', 'pending', null),
    assertion('multiplies', 'todo'),
  ];
  const testResults = [
    { name: 'sum.test.ts', status: 'failed', message: '', assertionResults },
    { name: 'root.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ];
  expect(countResults(readVitest(JSON.stringify({ testResults })))).toEqual({
    passed: 1,
    failed: 4,
    failures: [
      'sum.test.ts › subtracts\n  failed\n  3 is not 4',
      'sum.test.ts › divides\n  pending',
      'sum.test.ts › multiplies\n  todo',
      'root.test.ts\n  No such module',
    ],
  });
});

const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
});

test('a browser test that was skipped or passed only in a retry is a failure, and so is an error outside of tests', () => {
  const inner = {
    title: 'signed in',
    file: 'log.spec.ts',
    specs: [spec('logs', 'unexpected', 'Timed out'), spec('edits', 'skipped')],
  };
  const file = {
    title: 'log.spec.ts',
    file: 'log.spec.ts',
    specs: [spec('opens', 'expected', undefined), spec('closes', 'flaky', 'Detached', undefined)],
    suites: [inner],
  };
  const json = JSON.stringify({ suites: [file], errors: [{ message: 'No browser' }] });
  expect(countResults(readPlaywright(json))).toEqual({
    passed: 1,
    failed: 4,
    failures: [
      'Outside of tests\n  No browser',
      'log.spec.ts › closes\n  flaky\n  Detached',
      'log.spec.ts › signed in logs\n  unexpected\n  Timed out',
      'log.spec.ts › signed in edits\n  skipped',
    ],
  });
});
