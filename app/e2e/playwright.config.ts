import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/setup/browser.ts';

const results = fileURLToPath(new URL('../../test-results', import.meta.url));

/**
 * Runs tests in the pinned browser: the built product from end to end, with a server for each worker, and the
 * components of the library as stories show them.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: `${results}/e2e`,
  projects: [
    { name: 'product', testDir: '.' },
    { name: 'library', testDir: '../../library/src' },
  ],
  timeout: 30_000,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  use: {
    launchOptions: await launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
