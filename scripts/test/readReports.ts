/** The result of a test. A file that could not run, or an error outside of tests, has no test. */
export interface TestResult {
  /** Its file, absolute or relative. */
  where: string;
  /** Its full name, with the names of its groups. */
  test?: string;
  passed: boolean;
  /** Its status and the reasons for a failure. */
  messages: string[];
}

/** Reads the tests in the JSON results of Jest or Vitest. */
export function readJest(json: string): TestResult[] {
  const results: {
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
    }[];
  } = JSON.parse(json);
  return results.testResults.flatMap<TestResult>(
    ({ name: where, status, message, assertionResults }) =>
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

interface Suite {
  title: string;
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

/** Reads the tests in the JSON results of Playwright. */
export function readPlaywright(json: string): TestResult[] {
  const { suites, errors }: { suites: Suite[]; errors: { message?: string }[] } = JSON.parse(json);
  const read = ({ file, specs, suites: inner = [] }: Suite, groups: string[]): TestResult[] => [
    ...specs.map(({ title, tests }) => ({
      where: file,
      test: [...groups, title].join(' '),
      passed: tests.every(({ status }) => status === 'expected'),
      messages: tests.flatMap(({ status, results }) => [
        status,
        ...results.flatMap(({ error }) => error?.message ?? []),
      ]),
    })),
    ...inner.flatMap((suite) => read(suite, [...groups, suite.title])),
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
