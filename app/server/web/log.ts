import type { FastifyRequest, FastifyServerOptions } from 'fastify';

const secrets = [
  'password',
  'newPassword',
  'authorization',
  'cookie',
  '["set-cookie"]',
  'token',
  'sessionJwt',
  'refreshJwt',
];
const paths = secrets.flatMap((key) => {
  const step = key.startsWith('[') ? key : `.${key}`;
  return [key, `*${step}`, `*.*${step}`, `*.*.*${step}`];
});

/** Logs to stderr, with secrets masked (§8) and addresses without their query, which may contain a secret. */
export function logOptions(
  level: string,
  stream: { write(line: string): void } = process.stderr,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    stream,
    redact: { paths, censor: '[masked]' },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        remoteAddress: request.ip,
      }),
    },
  };
}
