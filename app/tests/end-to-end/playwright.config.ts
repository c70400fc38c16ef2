import { defineConfig } from 'playwright/test';
import { playwrightBase } from '../../../scripts/setup/playwrightBase.ts';
import { morning } from './support/morning.ts';

const base = await playwrightBase('e2e');

/** Runs the end-to-end tests of the built product in the pinned browser, with a server for each worker. */
export default defineConfig(base, {
  // The walk takes longest, and has a server of its own: it begins.
  projects: [
    { name: 'walk', testMatch: 'walk.spec.ts' },
    { name: 'product', testIgnore: 'walk.spec.ts' },
  ],
  workers: 3,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: morning.timeZone,
    contextOptions: { reducedMotion: 'reduce' },
    // A request that a worker answers passes a test's routes by.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
