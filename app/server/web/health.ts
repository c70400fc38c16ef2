import type { FastifyInstance } from 'fastify';
import type { FoodLogStore } from '../storage/foodLogStore.ts';
import { allowOnly } from './allowOnly.ts';
import { Refusal } from './refusal.ts';

const sentences = {
  draining: 'The server is stopping.',
  database: 'The database does not answer.',
  migrations: 'The database does not have the tables of this version.',
};

const unavailable = (reason?: keyof typeof sentences) =>
  new Refusal(503, 'SERVICE_UNAVAILABLE', sentences[reason ?? 'database'], {
    ...(reason && { reason }),
  });

/** Answers GET /health with 200 `{"status":"ok"}` while the database answers, otherwise with 503. */
export function answerHealth(app: FastifyInstance, store: Pick<FoodLogStore, 'ping'>): void {
  app.get('/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer.');
      throw unavailable();
    }
    return { status: 'ok' };
  });
}

/**
 * Answers the probes of an orchestrator. GET /healthz is 200 while the process lives, also without a database. GET
 * /readyz is 200 while requests can be served, otherwise 503 with `extensions.reason`.
 */
export function answerProbes(
  app: FastifyInstance,
  store: Pick<FoodLogStore, 'isMigrated'>,
  isStopping: () => boolean,
): void {
  // Probes come every few seconds and would fill the log.
  const options = { logLevel: 'warn', config: { whileStopping: true } } as const;
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) throw unavailable('draining');
    const migrated = await store.isMigrated().catch((error: unknown) => {
      request.log.error({ err: error }, 'The database does not answer.');
      throw unavailable('database');
    });
    if (!migrated) throw unavailable('migrations');
    return { status: 'ready' };
  });
  for (const url of ['/healthz', '/readyz']) allowOnly(app, url, ['GET', 'HEAD']);
}
