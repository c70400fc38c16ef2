import { ApiError } from '../../api/ApiError.ts';
import { withTimeLimit } from '../../api/withTimeLimit.ts';
import { retryDelay } from '../data/retryDelay.ts';

/** How long one request may take, in milliseconds: the server may move thousands of entries for it. */
const requestLimit = 60_000;

/** How often the same is sent in vain. */
const maxAttempts = 4;

const rest = async (milliseconds: number, signal: AbortSignal) =>
  withTimeLimit(
    milliseconds + 1000,
    async () => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    signal,
  );

/**
 * Sends something that can be repeated safely, until it is answered.
 * @throws what the server refuses it with, the reason of the signal when it aborts, or what the last attempt throws.
 */
export async function untilAnswered<Result>(
  send: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await withTimeLimit(requestLimit, send, signal);
    } catch (error) {
      signal.throwIfAborted();
      const isRefusal = error instanceof ApiError && error.isRefusal;
      if (isRefusal || failures === maxAttempts) throw error;
      await rest(retryDelay(failures, error), signal);
    }
  }
}
