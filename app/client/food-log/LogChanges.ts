import { ApiError } from '../api/ApiError.ts';
import type { ChangeFragment } from '../api/operations.generated.ts';
import { sameContent } from './content.ts';
import type { LogChange, LoggedEntry } from './DayLog.types.ts';
import { inverseOf } from './inverseOf.ts';

/** What {@link LogChanges} shows to React. Replaced whole, so that it can be compared. */
export interface LogChangesState {
  /** Not yet answered, in the order made. */
  pending: readonly LogChange[];
  /** Made and not taken back, in the order made: Undo takes back the last. */
  done: readonly LogChange[];
}

/** Sends a change, or throws why it cannot be made. */
export type Send = (change: LogChange) => Promise<ChangeFragment>;

/**
 * One person's changes on this device: shown at once, sent one after the other, taken back one by one.
 * An undone change is sent with the version that this device left behind: what another device has changed
 * since is refused by the server, never overwritten.
 */
export class LogChanges {
  #state: LogChangesState = { pending: [], done: [] };
  readonly #listeners = new Set<() => void>();
  #done: readonly LogChange[] = [];
  /** The entries as this device's own changes have left them. */
  readonly #own = new Map<string, LoggedEntry>();
  readonly #answered: (answer: ChangeFragment | undefined, change: LogChange) => void;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param answered is told of every answer, or undefined for a refusal, before the change stops pending. */
  constructor(answered: (answer: ChangeFragment | undefined, change: LogChange) => void) {
    this.#answered = answered;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getState = () => this.#state;

  /**
   * Makes a change. It can be taken back from now on. Resolves when the server has it; rejects, with everything as
   * before, when it refuses or does not answer.
   */
  async make(change: LogChange, send: Send): Promise<void> {
    this.#done = [...this.#done, change];
    await this.#run(change, send, () => {
      this.#done = this.#done.filter((other) => other !== change);
    });
  }

  /** Takes back the last change that was made, once it is made. When that is refused, it cannot be taken back any more. */
  async undo(send: Send): Promise<void> {
    const change = this.#done.at(-1);
    if (!change) return;
    this.#done = this.#done.slice(0, -1);
    await this.#run(inverseOf(change), send, (error) => {
      if (!(error instanceof ApiError && error.isRefusal)) this.#done = [...this.#done, change];
    });
  }

  async #run(change: LogChange, send: Send, failed: (error: unknown) => void): Promise<void> {
    const { pending } = this.#state;
    this.#show([...pending, change]);
    const sent = this.#queue.then(async () => send(this.#atOwnVersions(change)));
    this.#queue = sent.catch(() => {});
    let answer: ChangeFragment | undefined;
    try {
      answer = await sent;
      for (const entry of answer.entries) this.#own.set(entry.id, entry);
    } catch (error) {
      failed(error);
      throw error;
    } finally {
      this.#answered(answer, change);
      this.#show(this.#state.pending.filter((other) => other !== change));
    }
  }

  /** With the versions that this device has made since, of what is still as it was. */
  #atOwnVersions(change: LogChange): LogChange {
    const current = (entry: LoggedEntry) => {
      const own = this.#own.get(entry.id);
      const isOurs = own !== undefined && own.version > entry.version && sameContent(own, entry);
      return isOurs ? { ...entry, version: own.version } : entry;
    };
    if (change.kind === 'update') return { ...change, before: current(change.before) };
    return { ...change, entries: change.entries.map((entry) => current(entry)) };
  }

  #show(pending = this.#state.pending) {
    this.#state = { pending, done: this.#done };
    for (const listener of this.#listeners) listener();
  }
}
