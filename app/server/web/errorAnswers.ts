import type { FastifyError, FastifyInstance } from 'fastify';
import { errorsBody, Refusal, somethingWentWrong } from './refusal.ts';

const refusals: Record<number, Refusal> = {
  400: new Refusal(
    400,
    'BAD_USER_INPUT',
    'The request could not be read. Check it and send it again.',
  ),
  413: new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The request is too large. Send at most 256 kB.'),
  415: new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.'),
};

/** Sends every error in one format. Unexpected errors are logged, and their details are not sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusals[error.statusCode ?? 500];
    if (refusal) {
      return reply.code(refusal.statusCode).send(errorsBody(refusal.code, refusal.message));
    }
    request.log.error({ err: error }, 'A request failed.');
    return reply.code(500).send(errorsBody('INTERNAL_SERVER_ERROR', somethingWentWrong));
  });
}
