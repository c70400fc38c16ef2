import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent often, as it is and compressed. */
export interface SentText {
  text: string;
  gzipped: Buffer;
}

/** Compresses a text once, so that no request has to. */
export const compress = (text: string): SentText => ({ text, gzipped: gzipSync(text) });

/** Sends a text, compressed to whoever takes that. @param vary the headers of requests that decide which text it is. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, gzipped }: SentText,
  ...vary: string[]
): FastifyReply {
  reply.header('vary', ['accept-encoding', ...vary].join(', '));
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(text);
}

/** Sends the page. Browsers must revalidate it every time, so that people get a new build at once. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentText,
  ...vary: string[]
): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  return sendText(request, reply, page, ...vary);
}
