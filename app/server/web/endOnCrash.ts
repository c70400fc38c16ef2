import type { FastifyBaseLogger } from 'fastify';

/** Ends the process with 1 after an error that nobody expected. Node would print its secrets too. */
export function endOnCrash(log: FastifyBaseLogger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Foodlog ends because of an unexpected error.');
    process.exit(1);
  });
}
