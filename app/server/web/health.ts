import type { FastifyInstance } from 'fastify';
import type { FoodLogStore } from '../storage/foodLogStore.ts';
import { Refusal } from './refusal.ts';

/** Answers GET /health with 200 `{"status":"ok"}` while the database answers, otherwise with 503. */
export function answerHealth(app: FastifyInstance, store: Pick<FoodLogStore, 'ping'>): void {
  app.get('/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer.');
      throw new Refusal(503, 'SERVICE_UNAVAILABLE', 'The database does not answer.');
    }
    return { status: 'ok' };
  });
}
