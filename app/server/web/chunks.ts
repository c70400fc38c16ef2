import type { FastifyInstance } from 'fastify';

/** As how many bytes of a body each of its chunks counts: together with `bodyLimit`, it bounds how many there may be. */
const chunkBytes = 192;

/**
 * Bounds the time that a body in very small chunks takes: each costs as much as a large one. One with too many is too large,
 * and after an answer that did not wait for the end of the body, no more of it is read.
 */
export function limitChunks(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers['transfer-encoding'] !== undefined) reply.header('connection', 'close');
  });
  app.addHook('preParsing', ({ headers }, _reply, payload, done) => {
    if (headers['transfer-encoding'] !== undefined) {
      let received = 0;
      payload.on('data', () => {
        received += chunkBytes;
        payload.receivedEncodedLength = received;
      });
    }
    done(null, payload);
  });
}
