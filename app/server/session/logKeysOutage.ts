import type { FastifyBaseLogger } from 'fastify';
import type { KeysUnreachableError } from './keys.ts';

/** How long nothing more is logged, in milliseconds. */
const pause = 60_000;

/** The messages of an error and its causes: none of them needs a stack. */
function reasonsOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : [];
}

/**
 * Returns a function that logs why the keys of the sign-in service cannot be fetched: one line a minute, with the number of
 * requests that failed since the last one, however many they are.
 */
export function logKeysOutage(): (error: KeysUnreachableError, log: FastifyBaseLogger) => void {
  let failures = 0;
  let loggedAt = -Infinity;
  return (error, log) => {
    failures += 1;
    if (performance.now() - loggedAt < pause) return;
    log.error(
      { reason: reasonsOf(error).join(' '), failures },
      'Sessions cannot be verified. Requests are answered with 503.',
    );
    loggedAt = performance.now();
    failures = 0;
  };
}
