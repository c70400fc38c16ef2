import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

/** Answers every other method with 405 and `Allow`, before the body is read. */
export function allowOnly(app: FastifyInstance, url: string, methods: string[]): void {
  app.route({
    url,
    method: app.supportedMethods.filter((method) => !methods.includes(method)),
    onRequest: async (request, reply) => {
      reply.header('allow', methods.join(', '));
      throw new HttpError(
        405,
        'METHOD_NOT_ALLOWED',
        `${request.method} is not possible here. Use ${methods.join(' or ')}.`,
      );
    },
    handler: () => undefined,
  });
}
