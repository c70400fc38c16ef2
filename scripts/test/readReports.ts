/** The result of a test. */
export interface RanTest {
  /** Its file, absolute or relative; for measured contrasts the title of the stories. */
  where: string;
  /** Its full name, with the names of its groups. */
  test: string;
  passed: boolean;
  /** Its status and the reasons for a failure. */
  messages: string[];
}

/** Reads the tests in the JSON results of Jest or Vitest. */
export function readJest(json: string): RanTest[] {
  const results: {
    testResults: {
      name: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
    }[];
  } = JSON.parse(json);
  return results.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      where: name,
      // A story without a play function is a smoke-test. It proves nothing, so no claim may find it by the story's name.
      test: fullName.replace(/ play-test$/, ''),
      passed: status === 'passed',
      messages: [status, ...(failureMessages ?? [])],
    })),
  );
}

interface Suite {
  title: string;
  file: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

/** Reads the tests in the JSON results of Playwright. */
export function readPlaywright(json: string): RanTest[] {
  const { suites }: { suites: Suite[] } = JSON.parse(json);
  const read = (suite: Suite, groups: string[]): RanTest[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      where: suite.file,
      test: [...groups, title].join(' '),
      passed: ok && tests.every(({ status }) => status === 'expected'),
      messages: tests.flatMap(({ status, results }) => [
        status,
        ...results.flatMap(({ error }) => error?.message ?? []),
      ]),
    })),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  // The outermost suite is the file.
  return suites.flatMap((suite) => read(suite, []));
}
