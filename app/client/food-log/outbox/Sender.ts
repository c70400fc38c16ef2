import { ApiError } from '../../api/ApiError.ts';
import { withTimeLimit } from '../../api/withTimeLimit.ts';
import type { MutationRow } from '../../store/rows.ts';
import { type Answer, idsOf } from '../data/FoodLog.types.ts';
import { retryDelay } from '../data/retryDelay.ts';
import { nextTask } from './nextTask.ts';

/** How long an attempt waits for its answer at first and at most, in milliseconds: a slow network succeeds in the end. */
const initialTimeoutMs = 10_000;
const maxTimeoutMs = 60_000;

interface Attempts {
  failures: number;
  /** When the mutation may be sent again, in milliseconds since the page began: a clock may be set back. */
  retryAt: number;
}

const none: Attempts = { failures: 0, retryAt: 0 };

/** Whether the failure would meet every other mutation as well: no network, too many requests, or no session. */
const isOfAll = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 429 || error.code === 'UNAUTHENTICATED');

/** What a sender needs of the outbox. */
interface Outgoing {
  /** The mutations to send, in the order in which they were made. */
  pending: () => readonly MutationRow[];
  send: (row: MutationRow, signal: AbortSignal) => Promise<Answer>;
  /** Receives the answer or the refusal of the server. The next mutation is sent when it resolves. */
  settle: (row: MutationRow, answer: Answer | ApiError) => Promise<void>;
}

/**
 * Sends mutations one at a time, each until it is answered. One without an answer lets later ones pass, except those of
 * the same entries, which stay in the order in which they were made.
 */
export class Sender {
  #isSending = false;
  /** Ends the attempt under way, or the wait for the next. */
  #abort = new AbortController();
  #wait = new AbortController();
  readonly #attempts = new Map<string, Attempts>();
  readonly #outgoing: Outgoing;

  constructor(outgoing: Outgoing) {
    this.#outgoing = outgoing;
  }

  /** Whether an attempt to send one of the mutations has failed. */
  get hasFailed(): boolean {
    return this.#outgoing.pending().some(({ id }) => this.#of(id).failures > 0);
  }

  /** Sends what is pending, also what has come since. */
  async start(): Promise<void> {
    this.#wait.abort();
    if (this.#isSending || !this.#next()) return;
    this.#isSending = true;
    // What the person has done is on screen first.
    await nextTask();
    for (let next = this.#next(); next; next = this.#next()) {
      if (this.#of(next.id).retryAt <= performance.now()) await this.#try(next);
      else await this.#pause(this.#of(next.id).retryAt);
    }
    this.#isSending = false;
  }

  /** Aborts the attempt under way: what it sends may arrive all the same. It is made again if it is still pending. */
  abort() {
    this.#abort.abort();
    this.#wait.abort();
  }

  /** Sends every mutation without an answer again now. */
  retry() {
    for (const [id, attempts] of this.#attempts)
      this.#attempts.set(id, { ...attempts, retryAt: 0 });
    void this.start();
  }

  #of(id: string): Attempts {
    return this.#attempts.get(id) ?? none;
  }

  /** The mutation to send next: of those behind no earlier one of the same entries, the first that may be sent soonest. */
  #next(): MutationRow | undefined {
    const taken = new Set<string>();
    const free = this.#outgoing.pending().filter(({ change }) => {
      const ids = idsOf(change);
      const isFree = !ids.some((id) => taken.has(id));
      for (const id of ids) taken.add(id);
      return isFree;
    });
    const now = performance.now();
    const time = ({ id }: MutationRow) => Math.max(this.#of(id).retryAt, now);
    return free.toSorted((one, other) => time(one) - time(other))[0];
  }

  async #try(row: MutationRow) {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const { failures } = this.#of(row.id);
    const timeout = Math.min(initialTimeoutMs * 2 ** failures, maxTimeoutMs);
    const send = async (limited: AbortSignal) => this.#outgoing.send(row, limited);
    try {
      const answer = await withTimeLimit(timeout, send, signal);
      await this.#outgoing.settle(row, answer);
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) await this.#outgoing.settle(row, error);
      else if (!signal.aborted) this.#fail(row, error);
    }
  }

  #fail(row: MutationRow, error: unknown) {
    const failures = this.#of(row.id).failures + 1;
    const retryAt = performance.now() + retryDelay(failures, error);
    this.#attempts.set(row.id, { failures, retryAt });
    if (!isOfAll(error)) return;
    for (const { id } of this.#outgoing.pending())
      this.#attempts.set(id, { ...this.#of(id), retryAt });
  }

  async #pause(until: number) {
    this.#wait = new AbortController();
    const { signal } = this.#wait;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, until - performance.now());
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
