import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { logKeysOutage } from '../session/logKeysOutage.ts';
import { readSession } from '../session/requestSession.ts';
import type { Session, TokenVerifier } from '../session/tokenVerifier.ts';
import type { FoodLogStore } from '../storage/foodLogStore.ts';
import { otherSchema } from '../storage/migrations/migrations.ts';
import { allowOnly } from '../web/allowOnly.ts';
import { ConcurrencyLimit } from '../web/ConcurrencyLimit.ts';
import { prepareRateLimits } from '../web/rateLimits.ts';
import { HttpError } from '../web/HttpError.ts';
import { nothingAllowed } from '../web/securityHeaders.ts';
import type { Settings } from '../web/settings.ts';
import { shareCheck } from '../web/shareCheck.ts';
import { formatRequestErrors } from './errorFormatter.ts';
import { refusedCode, registerGraphQL, runOperation } from './registerGraphql.ts';
import { OperationLimits } from './OperationLimits.ts';
import { readRequestBody } from './requestBody.ts';

export interface ApiOptions {
  store: FoodLogStore;
  verifyToken: TokenVerifier;
  now: () => Date;
  production: boolean;
  rateLimits: Settings['rateLimits'];
}

/** What an operation is refused with before execution. */
type RefusedOperation = FastifyError & { errors: GraphQLError[] };

const isRefusedOperation = (error: unknown): error is RefusedOperation =>
  error instanceof Error && 'code' in error && error.code === refusedCode;

/**
 * Returns the session of the signed-in person.
 * @throws HttpError 200 UNAUTHENTICATED or FORBIDDEN, with the status that errors of an operation have.
 * @throws HttpError 503 if the session could not be checked. A failed check must not sign anybody out.
 */
function sessionOf({ session }: FastifyRequest): Session {
  if (session.status === 'signedIn') return session;
  if (session.status === 'otherSite') {
    throw new HttpError(
      200,
      'FORBIDDEN',
      'The request came from another site, so nothing was done.',
    );
  }
  if (session.status === 'signedOut') {
    throw new HttpError(
      200,
      'UNAUTHENTICATED',
      'You are not signed in, so nothing was done. Sign in and try again.',
    );
  }
  throw new HttpError(
    503,
    'SERVICE_UNAVAILABLE',
    'Sign-in cannot be checked at the moment. Nothing was done; please try again.',
  );
}

/** Serves POST /api, the GraphQL endpoint of §7. */
export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, verifyToken, now, production, rateLimits } = options;
  // The server reads only JSON, which a form on another site cannot send without a CORS preflight. To read it is part of
  // the operation, as it may take long: it waits for its turn.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const readJson = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      void parseJson(request, text, (error, json) => (error ? reject(error) : resolve(json)));
    });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.decorateRequest('session');
  app.decorateReply('operation');
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': nothingAllowed });
  });
  const createRateLimit = await prepareRateLimits(app);
  const limitRequests = createRateLimit(rateLimits.requestsPerMinute);
  await registerGraphQL(app, production, createRateLimit(rateLimits.changesPerMinute));

  const askSchema = shareCheck(() => store.hasSchema());
  const concurrency = new ConcurrencyLimit(store.maxRunning);
  allowOnly(app, '/api', ['POST']);
  const onKeysUnreachable = logKeysOutage();
  const onRequest = async (request: FastifyRequest) => {
    request.session = await readSession(request, verifyToken, onKeysUnreachable);
    await limitRequests(request);
  };
  app.post<{ Body: string | undefined }>('/api', { onRequest }, async (request, reply) => {
    const session = sessionOf(request);
    try {
      return await concurrency.run(session.subject, reply.raw, async () => {
        const json = request.body === undefined ? undefined : await readJson(request, request.body);
        const body = readRequestBody(json);
        const context = { session, store, now, limits: new OperationLimits() };
        const answer = await runOperation(reply, body, context);
        // A change that is made has checked it. One that is refused must not be so because its entry was misread.
        const isCurrent = reply.failure ? store.hasSchema() : askSchema();
        if (!(await isCurrent.catch(() => true))) throw otherSchema();
        return answer;
      });
    } catch (error) {
      if (!isRefusedOperation(error)) throw error;
      // Mercurius caches these errors. Each holds the request and its connection until its stack is read.
      for (const { stack: _ } of error.errors);
      return reply.code(400).send(formatRequestErrors(error.errors, reply, production));
    }
  });
}
