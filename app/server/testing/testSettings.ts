import type { Settings } from '../web/settings.ts';

/** The settings of a server for tests: local sign-in, no pages, no limits, on SQLite. */
export const testSettings = (dataDir: string): Settings => ({
  host: '127.0.0.1',
  port: 0,
  dataDir,
  databaseUrl: undefined,
  trustProxy: [],
  metrics: undefined,
  logLevel: 'error',
  production: false,
  rateLimits: { requestsPerMinute: 0, changesPerMinute: 0 },
  signIn: { kind: 'local' },
  clientDir: undefined,
});
