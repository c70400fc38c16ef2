import { inspect } from 'node:util';
import { maskSecrets } from './maskSecrets.ts';

/** The longest time for stopping, in milliseconds. The process must end within 5 s. */
export const longestStop = 4500;

/**
 * Ends the process with 0 on SIGTERM and SIGINT. It first finishes running requests and then closes the data. A
 * connection that does not end in time is closed.
 */
export function stopOnSignal(finish: () => Promise<void>, closeData: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const { promise: tooLong, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, longestStop);
    try {
      await Promise.race([finish(), tooLong]);
      await closeData();
      process.exit(0);
    } catch (error) {
      console.error('Foodlog did not stop cleanly.', maskSecrets(inspect(error)));
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
}
