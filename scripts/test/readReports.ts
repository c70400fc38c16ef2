import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

/**
 * The result of a test. A file that could not run, or an error outside of tests, has no test. The check of stories writes a
 * list of these.
 */
export interface TestResult {
  /** Its file, absolute or relative. */
  where: string;
  /** Its full name, with the names of its groups. */
  test?: string;
  passed: boolean;
  /** Its status and the reasons for a failure. */
  messages: string[];
}

/** Reads the tests in the JSON results of Vitest. */
export function readVitest(json: string): TestResult[] {
  const { testResults }: JsonTestResults = JSON.parse(json);
  return testResults.flatMap<TestResult>(({ name: where, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ where, passed: false, messages: [message] }]
      : assertionResults.map((one) => ({
          where,
          test: one.fullName,
          passed: one.status === 'passed',
          messages: [one.status, ...(one.failureMessages ?? [])],
        })),
  );
}

/** Reads the tests in the JSON results of Playwright. */
export function readPlaywright(json: string): TestResult[] {
  const { suites, errors }: JSONReport = JSON.parse(json);
  const read = (suite: JSONReportSuite, groups: string[]): TestResult[] => [
    ...suite.specs.map(({ title, tests }) => ({
      where: suite.file,
      test: [...groups, title].join(' '),
      passed: tests.every(({ status }) => status === 'expected'),
      messages: tests.flatMap(({ status, results }) => [
        status,
        ...results.flatMap(({ error }) => error?.message ?? []),
      ]),
    })),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  return [
    ...errors.map(({ message = '' }) => ({
      where: 'Outside of tests',
      passed: false,
      messages: [message],
    })),
    // The outermost suite is the file.
    ...suites.flatMap((suite) => read(suite, [])),
  ];
}

/** Reads the results of the check of stories. */
export function readStoryResults(json: string): TestResult[] {
  const results: TestResult[] = JSON.parse(json);
  return results;
}
