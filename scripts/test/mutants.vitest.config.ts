import { configDefaults } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import config from '../../vitest.config.ts';

const { MUTANTS_FOLDER = '', MUTANTS_PROJECT, MUTANTS_TESTS } = process.env;

/** The files in the folder are nearest, and those without components are fastest. */
const rank = ({ moduleId }: TestSpecification) =>
  (moduleId.includes(`/${MUTANTS_FOLDER}/`) ? 0 : 2) + (moduleId.endsWith('.tsx') ? 1 : 0);

/** Runs the nearest tests first, because the first test that fails ends the run of a change. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const projects = config.test?.projects?.flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  if (project.test?.name !== MUTANTS_PROJECT) return [];
  const include = MUTANTS_TESTS ? [`${MUTANTS_TESTS}/**/*.test.{ts,tsx}`] : project.test?.include;
  return [{ ...project, test: { ...project.test, include } }];
});

/** The tests of the project that owns the folder. */
export default {
  ...config,
  test: {
    ...config.test,
    projects,
    sequence: { sequencer: NearestFirst },
    // The processes that the first three start run code without the change. The last waits for what a change loses.
    exclude: [...configDefaults.exclude, '**/{main,kill,powerCut,network}.test.ts'],
  },
};
