import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { foodTable } from './app/foods/foodTable.ts';
import { logTemplate } from './app/templates.ts';
import { testTimeout, waitTimeout } from './scripts/setup/timeouts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** `npm run prove -- kill` and `prove -- citus` run tests that need what is not everywhere: a loop device, or Citus. */
const long = 'PROVE_LONG' in process.env;
/** The unit tests import the library's source. The project `package` tests the published files. */
const alias = [
  {
    find: /^@foodlog\/ui\/food-ranking$/,
    replacement: here('./library/src/food-ranking/index.ts'),
  },
  { find: /^@foodlog\/ui\/(locales\/.*)$/, replacement: here('./library/src/$1.ts') },
  { find: /^@foodlog\/ui$/, replacement: here('./library/src/index.ts') },
];

export default defineConfig({
  test: {
    testTimeout: testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: waitTimeout } },
    // Some tests wait, for a server or a password to be hashed, while others compute.
    maxWorkers: 3,
    // Loading React and MUI again for every file takes longer than the tests, which leave their modules as they found them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'library',
          include: ['library/{src,conformance}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [here('./library/test-setup.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['library/*.test.ts', 'scripts/**/*.test.ts', '.storybook/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'approval', include: ['library/approval/**/*.test.ts'] },
      },
      {
        extends: true,
        resolve: { alias },
        plugins: [logTemplate(), foodTable()],
        test: {
          name: 'client',
          include: ['app/client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [here('./library/test-setup.ts')],
        },
      },
      {
        extends: true,
        // The same copy of graphql as Mercurius has, and as in Node.js.
        resolve: { alias: { graphql: here('./node_modules/graphql/index.js') } },
        test: {
          name: 'server',
          include: ['app/{server,foods,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(long ? [] : ['**/{powerCut,citus}.test.ts'])],
          testTimeout: long ? 3_600_000 : testTimeout,
          globalSetup: [here('./app/server/testing/postgres/globalSetup.ts')],
        },
      },
      {
        extends: true,
        test: { name: 'auth-emulator', include: ['app/auth-emulator/**/*.test.ts'] },
      },
    ],
  },
});
