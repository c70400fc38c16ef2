import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../scripts/setup/browser.ts';
import { testTimeout, waitTimeout } from '../scripts/setup/timeouts.ts';

const results = fileURLToPath(new URL('../test-results', import.meta.url));

/** Runs the tests of all components that need a real browser: for leaks and for overflow. */
export default defineConfig({
  testDir: 'conformance/browser',
  outputDir: `${results}/browser`,
  timeout: testTimeout,
  expect: { timeout: waitTimeout },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: waitTimeout,
    navigationTimeout: waitTimeout,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
