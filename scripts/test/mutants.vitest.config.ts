import { configDefaults } from 'vitest/config';
import config from '../../vitest.config.ts';

/** The tests of the project that owns the folder. */
export default {
  ...config,
  test: {
    ...config.test,
    projects: config.test?.projects?.filter(
      (project) =>
        typeof project === 'object' &&
        'test' in project &&
        project.test?.name === process.env['MUTANTS_PROJECT'],
    ),
    // The processes that the first three start run code without the change. The last waits for what a change loses.
    exclude: [...configDefaults.exclude, '**/{main,kill,powerCut,network}.test.ts'],
  },
};
