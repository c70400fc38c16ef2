import type { ChangeFragment } from '../api/operations.generated.ts';
import type { LogChange, LoggedEntry } from './DayLog.types.ts';
import { inverseOf } from './inverseOf.ts';

/** What can be undone next, and how much after it. */
export interface UndoState {
  /** The change that Undo takes back; undefined when there is none. */
  last: LogChange | undefined;
  count: number;
}

/** What {@link LogChanges} shows to React. Replaced whole, so that it can be compared. */
export interface LogChangesState {
  /** Not yet answered, in the order made. */
  pending: readonly LogChange[];
  undo: UndoState;
}

/** Sends a change, or throws why it cannot be made. */
export type Send = (change: LogChange) => Promise<ChangeFragment>;

/**
 * One person's changes on this device: shown at once, sent one after the other, taken back one by one.
 * An undone change is sent with the version that this device left behind: what another device has changed
 * since is refused by the server, never overwritten.
 */
export class LogChanges {
  #state: LogChangesState = { pending: [], undo: { last: undefined, count: 0 } };
  readonly #listeners = new Set<() => void>();
  readonly #done: LogChange[] = [];
  /** The versions that this device's own changes have made. */
  readonly #versions = new Map<string, number>();
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

  /** Makes a change. Resolves when the server has it; rejects, with everything as before, when it refuses. */
  async make(change: LogChange, send: Send): Promise<void> {
    await this.#run(change, send, () => this.#done.push(change));
  }

  /** Takes back the last change that was made. When that is refused, it cannot be taken back any more. */
  async undo(send: Send): Promise<void> {
    const change = this.#done.pop();
    if (change) await this.#run(inverseOf(change), send, () => {});
  }

  async #run(change: LogChange, send: Send, made: () => void): Promise<void> {
    // An edit is shown when the server has it: until then its editor stands there.
    if (change.kind !== 'update') this.#show([...this.#state.pending, change]);
    const sent = this.#queue.then(async () => send(this.#atOwnVersions(change)));
    this.#queue = sent.catch(() => {});
    let answer: ChangeFragment | undefined;
    try {
      answer = await sent;
      for (const { id, version } of answer.entries) this.#versions.set(id, version);
      made();
    } finally {
      this.#answered(answer, change);
      this.#show(this.#state.pending.filter((other) => other !== change));
    }
  }

  #atOwnVersions(change: LogChange): LogChange {
    const current = (entry: LoggedEntry) => ({
      ...entry,
      version: Math.max(entry.version, this.#versions.get(entry.id) ?? 0),
    });
    if (change.kind === 'update') return { ...change, before: current(change.before) };
    return { ...change, entries: change.entries.map((entry) => current(entry)) };
  }

  #show(pending = this.#state.pending) {
    this.#state = { pending, undo: { last: this.#done.at(-1), count: this.#done.length } };
    for (const listener of this.#listeners) listener();
  }
}
