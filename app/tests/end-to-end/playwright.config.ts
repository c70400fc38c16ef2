import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../../scripts/setup/browser.ts';
import { testTimeout, waitTimeout } from '../../../scripts/setup/timeouts.ts';
import { morning } from './support/morning.ts';

const results = fileURLToPath(new URL('../../../test-results', import.meta.url));

/** Runs the end-to-end tests of the built product in the pinned browser, with a server for each worker. */
export default defineConfig({
  outputDir: `${results}/e2e`,
  timeout: testTimeout,
  expect: { timeout: waitTimeout },
  // The walk takes longest, and has a server of its own: it begins.
  projects: [
    { name: 'walk', testMatch: 'walk.spec.ts' },
    { name: 'product', testIgnore: 'walk.spec.ts' },
  ],
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: `${results}/e2e.json` }],
    [fileURLToPath(new URL('faultTable.ts', import.meta.url))],
  ],
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: waitTimeout,
    navigationTimeout: waitTimeout,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: morning.timeZone,
    contextOptions: { reducedMotion: 'reduce' },
    // A request that a worker answers passes a test's routes by.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
