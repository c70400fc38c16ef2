import { readJest, readPlaywright, type TestResult } from './readReports.ts';

/** The result of a step. A skipped test counts as failed, because it proves nothing. */
export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests with their messages. The report ends with them. */
  failures: string[];
}

function count(results: TestResult[]): Counts {
  const failed = results.filter(({ passed }) => !passed);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ where, test, messages }) =>
      [test ? `${where} › ${test}` : where, ...messages].join('\n  '),
    ),
  };
}

/** Counts the JSON results of Jest or Vitest. A file that could not run counts as one failure. */
export const countJest = (json: string) => count(readJest(json));

/** Counts the JSON results of Playwright. Errors outside of tests count as failures. */
export const countE2e = (json: string) => count(readPlaywright(json));
