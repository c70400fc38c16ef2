import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from 'playwright/test';
import { launchOptions } from './browser.ts';
import { testTimeout, waitTimeout } from './timeouts.ts';

const results = fileURLToPath(new URL('../../test-results', import.meta.url));

/** What all suites in the pinned browser have in common. @param name names the files with their results. */
export const playwrightBase = async (name: string): Promise<PlaywrightTestConfig> => ({
  outputDir: `${results}/${name}`,
  timeout: testTimeout,
  expect: { timeout: waitTimeout },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${results}/${name}.json` }]],
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: waitTimeout,
    navigationTimeout: waitTimeout,
  },
});
