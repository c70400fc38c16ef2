import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemes } from '../.storybook/modes.ts';
import type { Measured } from '../.storybook/testing/measureContrast.ts';
import type { Proof } from '../library/src/accessibility/Accessibility.types.ts';
import { contrasts } from '../library/src/accessibility/answers.ts';

/** A test that ran, and whether it passed. */
export interface RanTest {
  /** Its file, absolute or not; the title of the stories where contrasts are measured. */
  where: string;
  /** Its full name, with those of what it is grouped in. */
  test: string;
  passed: boolean;
}

interface Suite {
  title: string;
  file: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

async function readJest(json: string): Promise<RanTest[]> {
  const results: {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  } = JSON.parse(json);
  return results.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      where: name,
      // Which of the two it is depends on whether a story plays.
      test: fullName.replace(/ (play|smoke)-test$/, ''),
      passed: status === 'passed',
    })),
  );
}

async function readPlaywright(json: string): Promise<RanTest[]> {
  const { suites }: { suites: Suite[] } = JSON.parse(json);
  const read = (suite: Suite, groups: string[]): RanTest[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      where: suite.file,
      test: [...groups, title].join(' '),
      passed: ok && tests.every(({ status }) => status === 'expected'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  // The outermost is the file.
  return suites.flatMap((suite) => read(suite, []));
}

/** One result for the text of each component and one for the rest; none where there was nothing of it to read. */
async function readContrasts(root: string): Promise<RanTest[]> {
  const files = globSync('test-results/contrast/*.json', { cwd: root });
  const stories: { title: string; measured: Measured[] }[] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(root, file), 'utf8'))),
  );
  return [...Map.groupBy(stories, ({ title }) => title)].flatMap(([where, ofComponent]) => {
    const all = ofComponent.flatMap(({ measured }) => measured);
    return (['text', 'nonText'] as const).flatMap((of) => {
      const readings = all.filter(({ kind }) => (kind === 'text') === (of === 'text'));
      const isComplete = schemes.every(({ name }) =>
        readings.some(({ scheme }) => scheme === name),
      );
      const passed = isComplete && readings.every(({ ratio, needed }) => ratio >= needed);
      return readings.length > 0 ? [{ where, test: contrasts[of], passed }] : [];
    });
  });
}

/** The tests that ran last of each kind, from test-results; none where there are no results. */
export async function readTestResults(root: string): Promise<Record<Proof['run'], RanTest[]>> {
  const from = async (name: string, parse: (json: string) => Promise<RanTest[]>) => {
    const json = await readFile(join(root, `test-results/${name}.json`), 'utf8').catch(() => '');
    return json ? parse(json) : [];
  };
  return {
    unit: await from('unit', readJest),
    stories: await from('stories', readJest),
    contrast: await readContrasts(root),
    everyStory: await from('accessibility', readPlaywright),
    e2e: await from('e2e', readPlaywright),
  };
}
