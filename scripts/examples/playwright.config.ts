import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { playwrightBase } from '../setup/playwrightBase.ts';

/** Installs the packed library in every project of library/examples, builds it, and uses its page in the browser. */
export default defineConfig(await playwrightBase('examples'), {
  globalSetup: fileURLToPath(new URL('packLibrary.ts', import.meta.url)),
});
