import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/setup/browser.ts';
import { testTimeout, waitTimeout } from '../../scripts/setup/timeouts.ts';

const results = fileURLToPath(new URL('../../test-results', import.meta.url));

/** Checks the visual and keyboard criteria of WCAG in the pinned browser, on every story of every component. */
export default defineConfig({
  outputDir: `${results}/accessibility`,
  globalSetup: fileURLToPath(new URL('serveStorybook.ts', import.meta.url)),
  timeout: testTimeout,
  expect: { timeout: waitTimeout },
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${results}/accessibility.json` }]],
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: waitTimeout,
    navigationTimeout: waitTimeout,
  },
});
