import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/setup/browser.ts';
import { testTimeout, waitTimeout } from '../../scripts/setup/timeouts.ts';

const results = fileURLToPath(new URL('../../test-results', import.meta.url));

/** Runs the tests of the approval page, each in a repository of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${results}/approval`,
  timeout: testTimeout,
  expect: { timeout: waitTimeout },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${results}/approval.json` }]],
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: waitTimeout,
    navigationTimeout: waitTimeout,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
