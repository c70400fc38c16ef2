import { ApiError } from '../../api/ApiError.ts';
import { withTimeLimit } from '../../api/withTimeLimit.ts';
import { retryDelay } from '../data/retryDelay.ts';
import type { PendingChange } from './PendingChange.ts';

/** Whether the failure would meet every other change as well: no network, too many requests, or no session. */
const isOfAll = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 429 || error.code === 'UNAUTHENTICATED');

/**
 * Changes that wait for the server. They are sent one at a time, each until it is answered. A change without an answer
 * lets later ones pass, except those of the same entries, which stay in the order in which they were made.
 */
export class ChangeQueue<Answer> {
  changes: readonly PendingChange[] = [];
  #isStarted = false;
  #isSending = false;
  /** Ends the attempt under way. */
  #attempt = new AbortController();
  /** Ends the wait for the next attempt. */
  #wait = new AbortController();
  readonly #send: (sent: PendingChange, signal: AbortSignal) => Promise<Answer>;
  readonly #answered: (sent: PendingChange, answer: Answer | ApiError) => Promise<void>;

  /**
   * @param answered receives the answer or the refusal of the server, once the change no longer waits. The next change is sent
   * when it resolves.
   */
  constructor(
    send: (sent: PendingChange, signal: AbortSignal) => Promise<Answer>,
    answered: (sent: PendingChange, answer: Answer | ApiError) => Promise<void>,
  ) {
    this.#send = send;
    this.#answered = answered;
  }

  start() {
    this.#isStarted = true;
    void this.#sendAll();
  }

  /** Aborts the attempt under way. The change may arrive all the same. */
  stop() {
    this.#isStarted = false;
    this.#attempt.abort();
    this.#wait.abort();
  }

  add(...added: PendingChange[]) {
    this.changes = [...this.changes, ...added];
    this.#wait.abort();
    void this.#sendAll();
  }

  remove(...removed: PendingChange[]) {
    this.changes = this.changes.filter((change) => !removed.includes(change));
  }

  /** The changes of entries that this one changes, too. */
  ofSameEntries(sent: PendingChange): PendingChange[] {
    return this.changes.filter(({ ids }) => ids.some((id) => sent.ids.includes(id)));
  }

  /** Removes changes, and aborts the attempt under way: it may be of one of them. If not, it is made again. */
  cancel(...cancelled: PendingChange[]) {
    this.remove(...cancelled);
    if (cancelled.length > 0) this.#attempt.abort();
  }

  /** Sends every unanswered change again now; also aborts the attempt under way when `isUnderWayToo`. */
  sendNow(isUnderWayToo: boolean) {
    for (const change of this.changes) change.retryAt = 0;
    this.#wait.abort();
    if (isUnderWayToo) this.#attempt.abort();
  }

  async #sendAll() {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#isStarted && this.changes.length > 0) {
      const next = this.#free().find(({ retryAt }) => retryAt <= performance.now());
      if (next) await this.#try(next);
      else await this.#pause();
    }
    this.#isSending = false;
  }

  /** The changes that wait behind no earlier change of the same entries. */
  #free(): PendingChange[] {
    const taken = new Set<string>();
    return this.changes.filter(({ ids }) => {
      const isFree = !ids.some((id) => taken.has(id));
      for (const id of ids) taken.add(id);
      return isFree;
    });
  }

  async #try(sent: PendingChange) {
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    try {
      const answer = await withTimeLimit(
        sent.limit,
        async (limited) => this.#send(sent, limited),
        signal,
      );
      this.remove(sent);
      await this.#answered(sent, answer);
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) {
        this.remove(sent);
        await this.#answered(sent, error);
      } else if (!signal.aborted) {
        sent.failures += 1;
        const retryAt = performance.now() + retryDelay(sent.failures, error);
        for (const held of isOfAll(error) ? this.changes : [sent]) held.retryAt = retryAt;
      }
    }
  }

  async #pause() {
    this.#wait = new AbortController();
    const { signal } = this.#wait;
    const next = Math.min(...this.#free().map(({ retryAt }) => retryAt));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, next - performance.now());
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
