import { ApiError } from '../api/ApiError.ts';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { retryDelay } from './retry.ts';

/**
 * How long one attempt waits for its answer, in milliseconds. Each attempt waits longer than the one before, so that a
 * network on which every answer takes its time is waited for in the end.
 */
const attemptLimit = (attempt: number) => Math.min(10_000 * 2 ** (attempt - 1), 60_000);

/** Sends one change at a time, again and again until the server has answered it. */
export class ChangeSender {
  #stop = new AbortController();
  #again = new AbortController();

  /**
   * Resolves with the server's answer, whenever it comes.
   * @throws ApiError when the server refuses it; an AbortError when it was stopped.
   */
  async send<Answer>(attempt: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { signal: stop } = (this.#stop = new AbortController());
    for (let count = 1; ; count += 1) {
      this.#again = new AbortController();
      const signal = AbortSignal.any([stop, this.#again.signal]);
      try {
        return await withTimeLimit(attemptLimit(count), attempt, signal);
      } catch (error) {
        stop.throwIfAborted();
        if (error instanceof ApiError && error.isRefusal) throw error;
        await pause(retryDelay(count, error), signal);
        stop.throwIfAborted();
      }
    }
  }

  /** Gives up the attempt under way, or the wait for the next one, and sends again now. */
  sendAgain() {
    this.#again.abort();
  }

  /** Gives up what is being sent. It may arrive all the same. */
  stop() {
    this.#stop.abort();
  }
}

/** Waits, or until the signal aborts. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
