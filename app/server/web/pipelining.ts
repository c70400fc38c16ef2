import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

/** How many requests of one connection may wait for their answers. */
export const maxUnanswered = 10;

const tooMany = new HttpError(
  429,
  'TOO_MANY_REQUESTS',
  'Too many requests on one connection. Nothing was done; try again in 1 second.',
  { retryAfter: 1 },
);

/**
 * Refuses the requests that a client sends without waiting for the answers to earlier ones, and closes the connection after
 * these answers: otherwise thousands would be answered at once. Browsers and proxies wait for each answer.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = unanswered.get(socket) ?? 0;
    if (count >= maxUnanswered) {
      reply.header('connection', 'close');
      throw tooMany;
    }
    unanswered.set(socket, count + 1);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
