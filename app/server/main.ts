/** Starts Foodlog: `node app/server/main.ts [--local-sign-in] [--api-only]`. */
import { setFlagsFromString } from 'node:v8';
import { createLocalJWKSet } from 'jose';
import { createServer, type Dependencies } from './server.ts';
import { hostedKeys } from './session/keys.ts';
import { purgeRegularly } from './storage/retention/purgeRegularly.ts';
import { FoodLogStore } from './storage/foodLogStore.ts';
import { refuseUnfinishedImport } from './storage/transfer/unfinishedImport.ts';
import { openDatabase } from './storage/openDatabase.ts';
import { endOnCrash } from './web/endOnCrash.ts';
import { listen } from './web/listen.ts';
import { maskSecrets } from './web/maskSecrets.ts';
import { Metrics } from './web/metrics.ts';
import { describeFailure } from './web/outageLog.ts';
import { parseSettings, type Settings } from './web/settings.ts';
import { StartError } from './web/startError.ts';
import { stopOnSignal } from './web/stopOnSignal.ts';

interface SignInService {
  parts: Pick<Dependencies, 'keys' | 'authEmulator'>;
  /** Printed after the start. */
  announcement?: string;
  close?: () => Promise<void>;
}

async function openSignIn({ signIn, dataDir }: Settings): Promise<SignInService> {
  if (signIn.kind === 'hosted') {
    return { parts: { keys: hostedKeys(signIn.baseUrl, signIn.projectId) } };
  }
  // The emulator is imported here, so that a server with a project id never loads it.
  const { createAuthEmulator, demoAccount } = await import('@foodlog/auth-emulator').catch(() => {
    throw new StartError(
      'Local sign-in is not part of this installation. Set DESCOPE_PROJECT_ID instead of passing --local-sign-in.',
    );
  });
  const { plugin, jwks, close } = await createAuthEmulator({ dataDir });
  return {
    parts: { keys: createLocalJWKSet(jwks()), authEmulator: plugin },
    announcement: `Sign in as ${demoAccount.loginId}, password ${demoAccount.password}`,
    close,
  };
}

async function start(): Promise<void> {
  // Otherwise V8 keeps about 200 MB of what is no longer used, for good, after somebody has asked for much.
  setFlagsFromString('--memory-saver-mode');
  // Only this user may read the files.
  process.umask(0o077);
  const settings = parseSettings(process.env, process.argv.slice(2));
  const db = await openDatabase(settings);
  await refuseUnfinishedImport(db);
  const store = new FoodLogStore(db);
  const { parts, announcement, close } = await openSignIn(settings);
  const metrics = settings.metrics && new Metrics();
  const server = await createServer(settings, { store, ...parts, ...(metrics && { metrics }) });
  endOnCrash(server.log);
  const metricsServer = metrics?.createServer();
  const metricsAddress =
    metricsServer &&
    settings.metrics &&
    (await listen(metricsServer, settings.metrics, 'METRICS_'));
  const address = await listen(server, settings);
  const stopPurging = purgeRegularly(db, (error) =>
    server.log.error(
      describeFailure(error),
      'Entries that were deleted long ago could not be purged, or imports that nobody continues not be finished.',
    ),
  );
  stopOnSignal(
    () => server.close(),
    async () => {
      await stopPurging();
      await metricsServer?.close();
      await close?.();
      await store.close();
    },
  );
  const what = settings.clientDir ? 'Foodlog' : 'The server without pages';
  console.log(`${what} is ready at ${address}`);
  if (metricsAddress) console.log(`Its metrics are at ${metricsAddress}/metrics`);
  if (announcement) console.log(announcement);
}

try {
  await start();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(maskSecrets(`Foodlog cannot start. ${message.split('\n', 1)[0]}`));
  process.exit(1);
}
