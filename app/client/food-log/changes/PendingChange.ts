import type { ApiError } from '../../api/ApiError.ts';
import type { MadeChange } from '../data/FoodLog.types.ts';

/** How long an attempt waits for its answer at first and at most, in milliseconds. */
const firstLimit = 10_000;
const longestLimit = 60_000;

/** A change without an answer, and the part of the page that waits for one. */
export class PendingChange {
  readonly change: MadeChange;
  /** The person's login id when the change was made: the server recognises a change by all that was first sent. */
  readonly loginId: string;
  /** The part of the page that made the change. */
  readonly maker: symbol | undefined;
  /** The number of attempts without an answer. */
  failures = 0;
  /** When the change may be sent again, in milliseconds since the page began: a clock may be set back. */
  retryAt = 0;
  #isReleased = false;
  readonly #isUndo: boolean;
  readonly #answer = Promise.withResolvers<void>();

  constructor(
    change: MadeChange,
    loginId: string,
    { maker, isUndo = false }: { maker?: symbol; isUndo?: boolean } = {},
  ) {
    this.change = change;
    this.loginId = loginId;
    this.maker = maker;
    this.#isUndo = isUndo;
  }

  /** Settles with the answer, or resolves once the maker is released. */
  get answer(): Promise<void> {
    return this.#answer.promise;
  }

  get isReleased(): boolean {
    return this.#isReleased;
  }

  /** Whether a day shows the change. An edit is not shown while its editor is open. */
  get isShown(): boolean {
    return this.change.kind !== 'update' || this.#isUndo || this.#isReleased;
  }

  /** The ids of the changed entries. */
  get ids(): string[] {
    const { change } = this;
    return change.kind === 'update' ? [change.before.id] : change.entries.map(({ id }) => id);
  }

  /**
   * How long the next attempt may take, in milliseconds. Each attempt may take longer than the one before, so that a
   * slow network succeeds in the end.
   */
  get limit(): number {
    return Math.min(firstLimit * 2 ** this.failures, longestLimit);
  }

  /** The maker is gone or no longer waits: the change is kept, and will be sent. */
  release() {
    this.#isReleased = true;
    this.#answer.resolve();
  }

  accept() {
    this.#answer.resolve();
  }

  /** @returns whether the maker is told; a released maker is not. */
  refuse(error: ApiError): boolean {
    this.#answer.reject(error);
    return !this.#isReleased;
  }
}
