import type { Content, LogModel, Versioned } from './LogModel.ts';

/** What a device has done and can take back. */
export type Done =
  | { kind: 'create' | 'delete' | 'restore'; entries: Versioned[] }
  | { kind: 'update'; entry: Versioned; before: Content };

/** What one device can take back, as it must be: the last first, never over the change of another device. */
export class UndoModel {
  readonly done: Done[] = [];
  /** The versions that this device left behind. */
  readonly #own = new Map<string, number>();
  readonly #log: LogModel;

  constructor(log: LogModel) {
    this.#log = log;
  }

  /** Notes a change that was made. */
  made(change: Done) {
    this.done.push(change);
    this.#remember(change);
  }

  /** Takes back the last change; false when another device has changed an entry of it since. */
  undo(): boolean {
    const change = this.done.pop();
    if (!change) throw new Error('There is nothing to take back.');
    const isMade = this.#takeBack(change);
    if (isMade) this.#remember(change);
    return isMade;
  }

  #takeBack(change: Done): boolean {
    if (change.kind === 'update') {
      return this.#log.update(this.#atOwn(change.entry), change.before);
    }
    const isDeleted = change.kind !== 'delete';
    return this.#log.change(
      change.entries.map((entry) => this.#atOwn(entry)),
      () => ({ isDeleted }),
    );
  }

  #atOwn({ id, version }: Versioned): Versioned {
    return { id, version: Math.max(version, this.#own.get(id) ?? 0) };
  }

  #remember(change: Done) {
    const entries = change.kind === 'update' ? [change.entry] : change.entries;
    for (const { id } of entries) this.#own.set(id, this.#log.get(id).version);
  }
}
