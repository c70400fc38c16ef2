/** What a step proved. A skipped test proves nothing, and counts as failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Which tests failed and with what message; the report ends with them. */
  failures: string[];
}

const failure = (name: string, messages: (string | undefined)[]) =>
  [name, ...messages.filter(Boolean)].join('\n  ');

/** Counts the JSON results of Jest or Vitest; a file that could not run counts as one failure. */
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
      assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
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
      ...broken.map(({ name, message }) => failure(name, [message])),
      ...results.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, status, failureMessages }) =>
            failure(`${name} › ${fullName} (${status})`, failureMessages ?? []),
          ),
      ),
    ],
  };
}

interface Suite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

function failuresOf(suite: Suite, groups: string[]): string[] {
  const path = [...groups, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) =>
          failure(
            `${[...path, title].join(' › ')} (${status})`,
            results.map(({ error }) => error?.message),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, path)),
  ];
}

/** Counts the JSON results of Playwright; errors outside of tests count as failures. */
export function countE2e(json: string): Counts {
  const {
    stats,
    suites,
    errors,
  }: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
    errors: { message?: string }[];
  } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...errors.map(({ message }) => failure('Outside of tests', [message])),
      ...suites.flatMap((suite) => failuresOf(suite, [])),
    ],
  };
}
