import { expect, test } from 'vitest';
import { countResults } from './countResults.ts';
import { readPlaywright, readVitest } from './readReports.ts';

const assertion = (fullName: string, status: string, failureMessages: string[] | null = []) => ({
  fullName,
  status,
  failureMessages,
});

test('failed and skipped unit tests count as failures, each with its name', () => {
  const assertionResults = [
    assertion('adds', 'passed'),
    assertion('subtracts', 'failed', ['3 is not 4']),
    assertion('divides', 'pending', null),
    assertion('multiplies', 'todo'),
  ];
  const json = JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ name: 'sum.test.ts', status: 'failed', message: '', assertionResults }],
  });
  expect(countResults(readVitest(json))).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      'sum.test.ts › subtracts\n  failed\n  3 is not 4',
      'sum.test.ts › divides\n  pending',
      'sum.test.ts › multiplies\n  todo',
    ],
  });
});

test('a test file that could not run is one failure, with its reason', () => {
  const json = JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name: 'sum.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  expect(countResults(readVitest(json))).toEqual({
    passed: 0,
    failed: 1,
    failures: ['sum.test.ts\n  No such module'],
  });
});

const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  ok: status === 'expected',
  tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
});

test('a browser test that was skipped or passed only in a retry has failed', () => {
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
  const json = JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [file],
    errors: [],
  });
  expect(countResults(readPlaywright(json))).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      'log.spec.ts › closes\n  flaky\n  Detached',
      'log.spec.ts › signed in logs\n  unexpected\n  Timed out',
      'log.spec.ts › signed in edits\n  skipped',
    ],
  });
});

test('an error outside of browser tests is a failure, with its message', () => {
  const json = JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [],
    errors: [{ message: 'No browser' }],
  });
  expect(countResults(readPlaywright(json))).toEqual({
    passed: 0,
    failed: 1,
    failures: ['Outside of tests\n  No browser'],
  });
});
