import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoodLogStore } from '../storage/foodLogStore.ts';
import { allowOnly } from './allowOnly.ts';
import type { OutageLog } from './outageLog.ts';
import { HttpError } from './HttpError.ts';
import { shareCheck } from './shareCheck.ts';

const sentences = {
  draining: 'The server is stopping.',
  database: 'The database does not answer.',
  migrations: 'The database does not have the tables of this version.',
};

const unavailable = (reason?: keyof typeof sentences) =>
  new HttpError(503, 'SERVICE_UNAVAILABLE', sentences[reason ?? 'database'], {
    ...(reason && { reason }),
  });

interface Health {
  ping: FoodLogStore['ping'];
  /** Whether the tables are those of this version. Rejects if the database could not be changed now. */
  isReady: () => Promise<boolean>;
  isStopping: () => boolean;
  outages: OutageLog;
}

/**
 * The router also finds a route under other spellings of its path. Proxies that keep the probes from the internet compare
 * their exact paths, so nothing else may reach them.
 */
async function refuseOtherSpellings(request: FastifyRequest, reply: FastifyReply) {
  const [path] = request.url.split('?', 1);
  if (path === request.routeOptions.url) return undefined;
  reply.callNotFound();
  // Otherwise the route would answer, too.
  return reply;
}

/**
 * Answers GET /health with 200 while the database answers. Answers the probes of an orchestrator: GET /healthz is 200
 * while the process lives, also without a database, GET /readyz while a change would be made, otherwise 503 with
 * `extensions.reason`. The database is asked at most once a second, and answered for after 2 s.
 */
export async function registerHealthRoutes(
  app: FastifyInstance,
  { ping, isReady, isStopping, outages }: Health,
): Promise<void> {
  const isAnswering = shareCheck(ping);
  app.addHook('onRequest', refuseOtherSpellings);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/health', async ({ log }) => {
    await isAnswering().catch((error: unknown) => {
      outages.record(error, log);
      throw unavailable();
    });
    return { status: 'ok' };
  });
  // Probes come every few seconds and would fill the log.
  const options = { logLevel: 'warn', config: { whileStopping: true } } as const;
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async ({ log }) => {
    if (isStopping()) throw unavailable('draining');
    const isMigrated = await isReady().catch((error: unknown) => {
      outages.record(error, log);
      throw unavailable('database');
    });
    if (!isMigrated) throw unavailable('migrations');
    return { status: 'ready' };
  });
  for (const url of ['/healthz', '/readyz']) allowOnly(app, url, ['GET', 'HEAD']);
}
