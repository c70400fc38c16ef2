import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
} from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { serveApi } from './graphql/api.ts';
import { Clock } from './session/Clock.ts';
import { createTokenVerifier } from './session/tokenVerifier.ts';
import type { FoodLogStore } from './storage/foodLogStore.ts';
import { arrivalTimes, limitArrival, type ArrivalTimes } from './web/arrivalTimes.ts';
import { answerBrokenRequest, watchAnswers } from './web/brokenRequests.ts';
import { limitChunks } from './web/chunks.ts';
import { inlineScripts, serveClient } from './web/client.ts';
import { refuseWhileStopping } from './web/draining.ts';
import { answerErrors } from './web/errorAnswers.ts';
import { registerHealthRoutes } from './web/health.ts';
import { refuseOtherMachines } from './web/localOnly.ts';
import { logOptions } from './web/log.ts';
import type { Metrics } from './web/metrics.ts';
import { answerNotFound } from './web/notFound.ts';
import { OutageLog } from './web/outageLog.ts';
import { HttpError } from './web/HttpError.ts';
import { limitPipelining } from './web/pipelining.ts';
import { createRequestIds, sendRequestIds } from './web/requestId.ts';
import { sendSecurityHeaders } from './web/securityHeaders.ts';
import { sendHttpError } from './web/sendHttpError.ts';
import type { Settings } from './web/settings.ts';
import { shareCheck } from './web/shareCheck.ts';
import { createProxyTrust } from './web/trustProxy.ts';

export interface Dependencies {
  store: FoodLogStore;
  /** The public keys of the sign-in service. */
  keys: JWTVerifyGetKey;
  /** Routes of the local stand-in for the sign-in service. */
  authEmulator?: FastifyPluginAsync;
  /** The clock of this machine. */
  now?: () => Date;
  /** Counts milliseconds, also while somebody sets the clock. */
  elapsed?: () => number;
  /** Counts the requests. */
  metrics?: Metrics;
  logStream?: { write(line: string): void };
  /** How long clients may take to send a request and to take its answer. */
  arrivalTimes?: ArrivalTimes;
}

const badAddress = new HttpError(400, 'BAD_USER_INPUT', 'The address could not be read.');

/**
 * Creates the server without listening. The caller closes the store.
 * @throws StartError if the client is not built.
 */
export async function createServer(
  settings: Settings,
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const { store, keys, authEmulator, now = () => new Date(), logStream } = dependencies;
  const { signIn, clientDir, production, rateLimits } = settings;
  const isTrustedProxy = createProxyTrust(settings.trustProxy);
  const app = Fastify({
    logger: logOptions(settings.logLevel, logStream),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: createRequestIds(isTrustedProxy),
    trustProxy: settings.trustProxy.length > 0 && isTrustedProxy,
    // One change contains at most 200 entries, with names of up to 200 characters, meals and units of up to 50.
    bodyLimit: 384 * 1024,
    ...limitArrival(dependencies.arrivalTimes ?? arrivalTimes),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, { id }, reply: FastifyReply) => {
      void sendHttpError(reply.header('x-request-id', id), badAddress);
    },
  });
  watchAnswers(app.server);
  sendRequestIds(app);
  limitPipelining(app);
  limitChunks(app);
  const isReady = shareCheck(() => store.isMigrated());
  const outages = new OutageLog(app.log, isReady);
  app.addHook('onClose', async () => outages.stop());
  answerErrors(app, (error, log) => outages.record(error, log));
  dependencies.metrics?.watch(app);
  sendSecurityHeaders(app, signIn, clientDir ? await inlineScripts(clientDir) : []);
  const reportBehind = (seconds: number) =>
    app.log.error(
      { seconds },
      'The clock of this server is behind. Until it is set, the time of the sign-in service counts.',
    );
  const clock = new Clock(now, reportBehind, dependencies.elapsed);
  app.addHook('onSend', async (_request, reply) => {
    // Devices compare their clock with this.
    if (clock.isBehind()) reply.header('date', clock.now().toUTCString());
  });
  const isStopping = refuseWhileStopping(app);
  if (signIn.kind === 'local') refuseOtherMachines(app);

  const ping = () => store.ping();
  await app.register((probes) =>
    registerHealthRoutes(probes, { ping, isReady, isStopping, outages }),
  );
  const projectId = signIn.kind === 'local' ? 'local' : signIn.projectId;
  const verifyToken = createTokenVerifier(projectId, keys, clock.now, clock.learn);
  await app.register((api) =>
    serveApi(api, { store, verifyToken, now: clock.now, production, rateLimits }),
  );
  if (authEmulator) await app.register(authEmulator);
  const page = clientDir ? await serveClient(app, clientDir, signIn) : undefined;
  answerNotFound(app, page);
  return app;
}
