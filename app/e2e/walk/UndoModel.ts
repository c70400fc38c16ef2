import { type Content, foodOf, type LogModel, type Versioned } from './LogModel.ts';

/** What a device has done and can take back. */
export type Done =
  | { kind: 'create' | 'delete' | 'restore'; entries: Versioned[] }
  | { kind: 'update'; entry: Versioned; before: Content };

/** What one device can take back, as it must be: the last first, never over the change of another device. */
export class UndoModel {
  readonly done: Done[] = [];
  /** What this device left behind of each change, by the change. */
  readonly #left = new Map<Done, Map<string, string>>();
  /** Each entry as this device left it last. */
  readonly #own = new Map<string, { version: number; content: string }>();
  readonly #log: LogModel;

  constructor(log: LogModel) {
    this.#log = log;
  }

  /** Notes a change that was made. */
  made(change: Done) {
    this.done.push(change);
    this.#left.set(change, this.#remember(change));
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
      return this.#log.update(this.#atOwn(change, change.entry), change.before);
    }
    const isDeleted = change.kind !== 'delete';
    return this.#log.change(
      change.entries.map((entry) => this.#atOwn(change, entry)),
      () => ({ isDeleted }),
    );
  }

  /** At the version that this device left last, when that is what the change had left. */
  #atOwn(change: Done, { id, version }: Versioned): Versioned {
    const own = this.#own.get(id);
    const isSame = own !== undefined && own.content === this.#left.get(change)?.get(id);
    return { id, version: isSame ? Math.max(version, own.version) : version };
  }

  #remember(change: Done): Map<string, string> {
    const entries = change.kind === 'update' ? [change.entry] : change.entries;
    const left = new Map<string, string>();
    for (const { id } of entries) {
      const entry = this.#log.get(id);
      const content = [foodOf(entry), entry.day, entry.minuteOfDay, entry.loggedAt].join(' ');
      left.set(id, content);
      this.#own.set(id, { version: entry.version, content });
    }
    return left;
  }
}
