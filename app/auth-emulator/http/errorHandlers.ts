import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DescopeError, errorBody } from './DescopeError.ts';

/** Sends errors of the emulator's routes in Descope's format, without internal details. */
export const sendError = (
  error: FastifyError | DescopeError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof DescopeError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return reply.code(error.statusCode).send(errorBody(error.errorCode, error.description));
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return reply
      .code(status)
      .send(errorBody('E011001', `The request is malformed: ${error.message}`));
  }
  request.log.error(error);
  return reply
    .code(500)
    .send(
      errorBody('E100000', 'Local sign-in failed on our side. Nothing was changed; try again.'),
    );
};

/** Answers unknown paths with JSON, never with a page, which the SDK would run as the script it requested. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .send(errorBody('E011007', `Local sign-in has nothing at this address for ${request.method}.`));
