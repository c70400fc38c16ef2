import type { FastifyBaseLogger } from 'fastify';
import { StorageUnavailable } from '../storage/storageUnavailable.ts';

/** How often it is tried whether an outage has ended, in milliseconds. */
const pause = 5000;

/** Says why the database failed, without the stack of what is foreseen. */
export function describeFailure(error: unknown): object {
  if (!(error instanceof StorageUnavailable)) return { err: error };
  const { message, cause } = error;
  return {
    problem: error.problem,
    reason: `${message}: ${cause instanceof Error ? cause.message : ''}`,
  };
}

/**
 * Logs when the database fails and when it works again, in one line each, however many requests fail meanwhile; one
 * more for each other kind of failure.
 */
export class OutageLog {
  readonly #log: FastifyBaseLogger;
  readonly #isReady: () => Promise<boolean>;
  #kinds = new Set<string>();
  #failures = 0;
  #begun = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param isReady Whether a change would be made now. */
  constructor(log: FastifyBaseLogger, isReady: () => Promise<boolean>) {
    this.#log = log;
    this.#isReady = isReady;
  }

  /** Records that a request, whose log this is, failed because of the database. */
  record(error: unknown, log: FastifyBaseLogger): void {
    this.#failures += 1;
    const kind = error instanceof StorageUnavailable ? error.problem : 'unexpected';
    if (this.#kinds.has(kind)) return;
    this.#kinds.add(kind);
    log.error(
      describeFailure(error),
      'The database cannot be used. What needs it is answered with 503.',
    );
    if (this.#timer) return;
    this.#begun = performance.now();
    this.#timer = setInterval(() => void this.#tryAgain(), pause).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #tryAgain(): Promise<void> {
    const isReady = await this.#isReady().catch(() => false);
    if (!isReady || !this.#timer) return;
    this.stop();
    const seconds = Math.round((performance.now() - this.#begun) / 1000);
    this.#log.warn({ seconds, failures: this.#failures }, 'The database can be used again.');
    this.#kinds = new Set();
    this.#failures = 0;
  }
}
