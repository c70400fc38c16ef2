import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { serveApi } from './graphql/api.ts';
import { createTokenVerifier } from './session/tokenVerifier.ts';
import type { FoodLogStore } from './storage/foodLogStore.ts';
import { serveClient } from './web/client.ts';
import { refuseWhileStopping } from './web/draining.ts';
import { answerErrors } from './web/errorAnswers.ts';
import { answerHealth } from './web/health.ts';
import { refuseOtherMachines } from './web/localOnly.ts';
import { logOptions } from './web/log.ts';
import { answerNotFound } from './web/notFound.ts';
import { errorsBody } from './web/refusal.ts';
import { sendSecurityHeaders } from './web/securityHeaders.ts';
import type { Settings } from './web/settings.ts';

export interface Dependencies {
  store: FoodLogStore;
  /** The public keys of the sign-in service. */
  keys: JWTVerifyGetKey;
  /** Routes of the local stand-in for the sign-in service. */
  authEmulator?: FastifyPluginAsync;
  now?: () => Date;
  logStream?: { write(line: string): void };
}

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
  const badAddress = errorsBody('BAD_USER_INPUT', 'The address could not be read.');
  const app = Fastify({
    logger: logOptions(settings.logLevel, logStream),
    // One change contains at most 200 entries, with names of up to 200 characters.
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).send(badAddress);
    },
  });
  answerErrors(app);
  sendSecurityHeaders(app, signIn);
  refuseWhileStopping(app);
  if (signIn.kind === 'local') refuseOtherMachines(app);

  answerHealth(app, store);
  const projectId = signIn.kind === 'local' ? 'local' : signIn.projectId;
  const verifyToken = createTokenVerifier(projectId, keys, now);
  await app.register((api) => serveApi(api, { store, verifyToken, now, production, rateLimits }));
  if (authEmulator) await app.register(authEmulator);
  const page = clientDir && (await serveClient(app, clientDir, signIn));
  answerNotFound(app, page);
  return app;
}
