import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { Refusal, somethingWentWrong, unreadable } from './refusal.ts';
import { sendRefusal } from './sendRefusal.ts';
import { storageRefusal } from './storageRefusal.ts';

const refusals: Record<number, Refusal> = {
  400: unreadable,
  413: new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The request is too large. Send at most 256 kB.'),
  415: new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.'),
  416: new Refusal(416, 'RANGE_NOT_SATISFIABLE', 'The file ends before the range begins.'),
};
const unexpected = new Refusal(500, 'INTERNAL_SERVER_ERROR', somethingWentWrong);

/**
 * Sends every error in one format. Unexpected errors are logged, and their details are not sent.
 * @param onStorageError Called for each request that failed because of the database.
 */
export function answerErrors(
  app: FastifyInstance,
  onStorageError?: (error: StorageUnavailable, log: FastifyBaseLogger) => void,
): void {
  app.decorateReply('failure');
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    if (error instanceof StorageUnavailable) {
      onStorageError?.(error, request.log);
      return sendRefusal(reply, storageRefusal(error));
    }
    const refusal = refusals[error.statusCode ?? 500];
    if (refusal) return sendRefusal(reply, refusal);
    request.log.error({ err: error }, 'A request failed.');
    return sendRefusal(reply, unexpected);
  });
}
