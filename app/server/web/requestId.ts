import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const harmless = /^[\w-]{8,64}$/;

/**
 * Returns a function that gives a request its id. People quote the id and operators search the log for it, so it is short.
 * A trusted proxy may give a request its id, in `X-Request-Id`.
 */
export function createRequestIds(
  isTrustedProxy: (address: string) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && harmless.test(given);
    if (isUsable && isTrustedProxy(socket.remoteAddress ?? '')) return given;
    return randomUUID().slice(0, 13);
  };
}

/** Sends the id of the request with every answer. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
