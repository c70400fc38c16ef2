import { inspect } from 'node:util';
import { maskSecrets } from './maskSecrets.ts';

/** The longest time for finishing running requests, in milliseconds. The process must end within 5 s. */
export const longestStop = 4500;
/** The longest time for closing the data after that, in milliseconds. */
const longestClose = 400;

const atMost = async (milliseconds: number, work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * Ends the process with 0 on SIGTERM and SIGINT. It first finishes running requests and then closes the data. What does
 * not end in time is cut off: a change that is not acknowledged, which its client sends again.
 */
export function stopOnSignal(finish: () => Promise<void>, closeData: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await atMost(longestStop, finish());
      await atMost(longestClose, closeData());
      process.exit(0);
    } catch (error) {
      console.error('Foodlog did not stop cleanly.', maskSecrets(inspect(error)));
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
}
