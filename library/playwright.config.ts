import { defineConfig } from 'playwright/test';
import { playwrightBase } from '../scripts/setup/playwrightBase.ts';

/** Runs the tests of all components that need a real browser: for leaks and for overflow. */
export default defineConfig(await playwrightBase('browser'), {
  testDir: 'conformance/browser',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
