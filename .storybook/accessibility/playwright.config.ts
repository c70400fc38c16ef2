import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { playwrightBase } from '../../scripts/setup/playwrightBase.ts';

/** Checks the visual and keyboard criteria of WCAG in the pinned browser, on every story of every component. */
export default defineConfig(await playwrightBase('accessibility'), {
  globalSetup: fileURLToPath(new URL('serveStorybook.ts', import.meta.url)),
  workers: 3,
});
