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

/** Logs go to stderr; secrets are masked (§8), and addresses are logged without their query, which may hold one. */
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
