import type { FastifyReply } from 'fastify';
import type { HttpError } from './HttpError.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request failed, for the metrics. */
    failure: Pick<HttpError, 'code' | 'cause'> | undefined;
  }
}

/** Sends a failed answer in the format that GraphQL clients read (§8). */
export function sendHttpError(reply: FastifyReply, refusal: HttpError): FastifyReply {
  const { statusCode, code, message, reason, retryAfter } = refusal;
  reply.failure = refusal;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const extensions = { code, ...(reason && { reason }), requestId: reply.request.id };
  return reply.code(statusCode).send({ errors: [{ message, extensions }] });
}
