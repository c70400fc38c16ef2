import { readJest, readPlaywright, type RanTest } from './readReports.ts';

/** The result of a step. A skipped test counts as failed, because it proves nothing. */
export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests with their messages. The report ends with them. */
  failures: string[];
}

const say = (name: string, messages: string[]) => [name, ...messages].join('\n  ');
const failed = (tests: RanTest[]) =>
  tests
    .filter(({ passed }) => !passed)
    .map(({ where, test, messages }) => say(`${where} › ${test}`, messages));

/** Counts the JSON results of Jest or Vitest. A file that could not run counts as one failure. */
export function countJest(json: string): Counts {
  const results: {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: unknown[];
    }[];
  } = JSON.parse(json);
  const broken = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const { numFailedTests, numPendingTests, numTodoTests } = results;
  return {
    passed: results.numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => say(name, [message])),
      ...failed(readJest(json)),
    ],
  };
}

/** Counts the JSON results of Playwright. Errors outside of tests count as failures. */
export function countE2e(json: string): Counts {
  const {
    stats,
    errors,
  }: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: { message?: string }[];
  } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...errors.map(({ message }) => say('Outside of tests', message ? [message] : [])),
      ...failed(readPlaywright(json)),
    ],
  };
}
