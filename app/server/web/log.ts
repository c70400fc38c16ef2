import { writeSync } from 'node:fs';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { maskLine } from './maskSecrets.ts';

/** Its disk may be full, or its reader have ended. The server must not end with it: then the line is lost. */
const stderr = {
  write(line: string) {
    try {
      writeSync(2, line);
    } catch {
      // There is nowhere to say so.
    }
  },
};

/**
 * Logs to stderr, a JSON object per line, with secrets masked (§8) and addresses without their query, which may contain a
 * secret.
 */
export function logOptions(
  level: string,
  stream: { write(line: string): void } = stderr,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    stream: { write: (line: string) => stream.write(maskLine(line)) },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        remoteAddress: request.ip,
      }),
    },
  };
}
