/** Milliseconds that a stop may take; below the 5 s within which the process must be gone. */
export const longestStop = 4500;

/**
 * Ends the process with 0 on SIGTERM and SIGINT: first what has begun is finished, then the data is closed.
 * A connection that does not come to an end is cut, never waited for.
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
      console.error('Foodlog did not stop cleanly.', error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
}
