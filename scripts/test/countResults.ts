import type { TestResult } from './readReports.ts';

/** The result of a step. A skipped test counts as failed, because it proves nothing. */
export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests with their messages. The report ends with them. */
  failures: string[];
}

/** Counts the results of a step. A file that could not run, or an error outside of tests, counts as one failure. */
export function countResults(results: readonly TestResult[]): Counts {
  const failed = results.filter(({ passed }) => !passed);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ where, test, messages }) =>
      [test ? `${where} › ${test}` : where, ...messages].join('\n  '),
    ),
  };
}
