import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers while the server stops. */
    whileStopping?: boolean;
  }
}

/**
 * While the server stops, it finishes running requests, answers new ones with 503, and keeps no connection alive.
 * @returns whether the server is stopping.
 */
export function refuseWhileStopping(app: FastifyInstance): () => boolean {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (stopping && !routeOptions.config.whileStopping) {
      throw new HttpError(
        503,
        'SERVICE_UNAVAILABLE',
        'The server is restarting. Nothing was done; please try again in a moment.',
      );
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  return () => stopping;
}
