import { defineConfig } from 'playwright/test';
import { playwrightBase } from '../../scripts/setup/playwrightBase.ts';

/** Runs the tests of the approval page, each in a repository of its own. */
export default defineConfig(await playwrightBase('approval'), {
  testDir: '.',
  testMatch: '*.spec.ts',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
