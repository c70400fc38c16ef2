import type { ApiError } from '../../api/ApiError.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

/** How long an attempt waits for its answer at first and at most, in milliseconds. */
const firstLimit = 10_000;
const longestLimit = 60_000;

/** A change without an answer, and the part of the page that waits for one. */
export class PendingChange {
  readonly change: LogChange;
  /** The person's login id when it was made: the server knows a change again by all that was first sent. */
  readonly loginId: string;
  /** The part of the page that made it. */
  readonly maker: symbol | undefined;
  /** How many attempts have had no answer. */
  failures = 0;
  /** Before when it is not to be sent again, in milliseconds since 1970. */
  retryAt = 0;
  #isReleased = false;
  readonly #answer = Promise.withResolvers<void>();

  constructor(change: LogChange, loginId: string, maker?: symbol) {
    this.change = change;
    this.loginId = loginId;
    this.maker = maker;
  }

  /** Settles with the answer, or once the maker is released. */
  get answer(): Promise<void> {
    return this.#answer.promise;
  }

  get isReleased(): boolean {
    return this.#isReleased;
  }

  /** Whether a day shows it. An edit is not shown as long as its editor stands in its place. */
  get isShown(): boolean {
    return this.change.kind !== 'update' || this.#isReleased;
  }

  /** The ids of the entries that it changes. */
  get ids(): string[] {
    const { change } = this;
    return change.kind === 'update' ? [change.before.id] : change.entries.map(({ id }) => id);
  }

  /**
   * How long the next attempt waits for its answer, in milliseconds. Each waits longer than the one before, so that a
   * network on which every answer takes its time is waited for in the end.
   */
  get limit(): number {
    return Math.min(firstLimit * 2 ** this.failures, longestLimit);
  }

  /** The maker waits no longer, or is gone: the change is kept, and will be sent. */
  release() {
    this.#isReleased = true;
    this.#answer.resolve();
  }

  accept() {
    this.#answer.resolve();
  }

  /** @returns whether the maker is told; otherwise it waits no longer. */
  refuse(error: ApiError): boolean {
    this.#answer.reject(error);
    return !this.#isReleased;
  }
}
