import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file in memory. All answers share it, so that one of which nothing is taken needs next to no memory. */
export interface SentFile {
  type: string;
  content: Buffer;
  /** The content in other encodings, the preferred one first. */
  encoded: Record<string, Buffer>;
  etag: string;
  /** Whether its address never gets other content. Otherwise browsers ask every time, so that people get a new build at once. */
  isImmutable: boolean;
}

/** Prepares a file to be sent. */
export const toSentFile = (
  type: string,
  content: Buffer,
  encoded: Record<string, Buffer>,
  isImmutable = false,
): SentFile => ({
  type,
  content,
  encoded,
  // The same for all encodings, so a weak one.
  etag: `W/"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
  isImmutable,
});

/** Compresses a text once, so that no request has to. */
export function compress(type: string, text: string): SentFile {
  const content = Buffer.from(text);
  return toSentFile(type, content, { gzip: gzipSync(content) });
}

/**
 * Sends a file, in the preferred encoding that the browser takes, unless the browser has it.
 * @param vary the headers of requests that decide which file it is.
 */
export function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, content, encoded, etag, isImmutable }: SentFile,
  ...vary: string[]
): FastifyReply {
  reply
    .type(type)
    .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', ['accept-encoding', ...vary].join(', '))
    .header('etag', etag);
  if (headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
  const encodings = [...Object.keys(encoded), 'identity'];
  const encoding = negotiate(headers['accept-encoding'] ?? '', encodings) ?? 'identity';
  const body = encoded[encoding];
  return body ? reply.header('content-encoding', encoding).send(body) : reply.send(content);
}
