import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** While the server stops, it finishes running requests, answers new ones with 503, and keeps no connection alive. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async () => {
    if (stopping) {
      throw new Refusal(
        503,
        'SERVICE_UNAVAILABLE',
        'The server is restarting. Nothing was done; please try again in a moment.',
      );
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
