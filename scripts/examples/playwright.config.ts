import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../setup/browser.ts';
import { testTimeout, waitTimeout } from '../setup/timeouts.ts';

/** Installs the packed library in every project of library/examples, builds it, and uses its page in the browser. */
export default defineConfig({
  globalSetup: fileURLToPath(new URL('packLibrary.ts', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results/examples', import.meta.url)),
  timeout: testTimeout,
  expect: { timeout: waitTimeout },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  use: {
    launchOptions: await launchOptions(),
    actionTimeout: waitTimeout,
    navigationTimeout: waitTimeout,
  },
});
