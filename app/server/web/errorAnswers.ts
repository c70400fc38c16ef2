import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { HttpError, somethingWentWrong, unreadable } from './HttpError.ts';
import { sendHttpError } from './sendHttpError.ts';
import { storageHttpError } from './storageHttpError.ts';

const refusals: Record<number, HttpError> = {
  400: unreadable,
  413: new HttpError(413, 'PAYLOAD_TOO_LARGE', 'The request is too large. Send at most 384 kB.'),
  415: new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.'),
};
const unexpected = new HttpError(500, 'INTERNAL_SERVER_ERROR', somethingWentWrong);

/**
 * Sends every error in one format. Unexpected errors are logged, and their details are not sent.
 * @param onStorageError Called for each request that failed because of the database.
 */
export function answerErrors(
  app: FastifyInstance,
  onStorageError?: (error: StorageUnavailable, log: FastifyBaseLogger) => void,
): void {
  app.decorateReply('failure');
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) return sendHttpError(reply, error);
    if (error instanceof StorageUnavailable) {
      onStorageError?.(error, request.log);
      return sendHttpError(reply, storageHttpError(error));
    }
    const refusal = refusals[error.statusCode ?? 500];
    if (refusal) return sendHttpError(reply, refusal);
    request.log.error({ err: error }, 'A request failed.');
    return sendHttpError(reply, unexpected);
  });
}
