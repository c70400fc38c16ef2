import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemes } from '../../.storybook/modes.ts';
import type { Measured } from '../../.storybook/testing/measureContrast.ts';
import type { Proof } from '../../library/src/accessibility/Accessibility.types.ts';
import { contrasts } from '../../library/src/accessibility/answers.ts';
import { readJest, readPlaywright, type RanTest } from './readReports.ts';

/**
 * Returns one result for the text contrasts of each component and one for its other contrasts, if any were measured.
 */
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
      return readings.length > 0 ? [{ where, test: contrasts[of], passed, messages: [] }] : [];
    });
  });
}

/** Reads the latest results of each kind of test from test-results; none if there are no results. */
export async function readTestResults(root: string): Promise<Record<Proof['run'], RanTest[]>> {
  const from = async (name: string, parse: (json: string) => RanTest[]) => {
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
