import type { FastifyBaseLogger } from 'fastify';

/**
 * Returns a function that logs, the first time that it is called, by how many seconds the clock of this server is behind.
 * Days that people log on would be refused as not yet begun.
 */
export function warnOfClock(log: FastifyBaseLogger): (seconds: number) => void {
  let isKnown = false;
  return (seconds) => {
    if (isKnown) return;
    isKnown = true;
    log.error(
      { seconds },
      'The clock of this server is behind that of the sign-in service. Set it, otherwise what people log is refused.',
    );
  };
}
