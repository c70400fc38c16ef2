import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent often, as it is and compressed. */
export interface SentText {
  text: string;
  gzipped: Buffer;
  etag: string;
}

/** Compresses a text once, so that no request has to. */
export const compress = (text: string): SentText => ({
  text,
  gzipped: gzipSync(text),
  // The same for both forms, so a weak one.
  etag: `W/"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`,
});

/**
 * Sends a text, compressed to whoever takes that, unless the browser has it. It must ask every time, so that people get a
 * new build at once.
 * @param vary the headers of requests that decide which text it is.
 */
export function sendText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, gzipped, etag }: SentText,
  ...vary: string[]
): FastifyReply {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', ['accept-encoding', ...vary].join(', '))
    .header('etag', etag);
  if (headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
  const takesGzip = negotiate(headers['accept-encoding'] ?? '', ['gzip', 'identity']) === 'gzip';
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(text);
}

/** Sends a page, as {@link sendText} does. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentText,
  ...vary: string[]
): FastifyReply {
  return sendText(request, reply.type('text/html; charset=utf-8'), page, ...vary);
}
