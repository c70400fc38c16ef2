import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../setup/browser.ts';
import { longestTest, patience } from '../setup/patience.ts';

/** Installs the packed library in every project of library/examples, builds it, and uses its page in the browser. */
export default defineConfig({
  globalSetup: fileURLToPath(new URL('packLibrary.ts', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results/examples', import.meta.url)),
  timeout: longestTest,
  expect: { timeout: patience },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: patience,
    navigationTimeout: patience,
  },
});
