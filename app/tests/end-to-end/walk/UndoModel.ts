import { type Content, foodOf, type LogModel, type Versioned } from './LogModel.ts';

/** A change that a device has made and can undo. */
export type Done =
  | { kind: 'create' | 'delete' | 'restore'; entries: Versioned[] }
  | { kind: 'update'; entry: Versioned; before: Content };

/** Each entry as a device last left it, by id. */
export type OwnEntries = Map<string, { version: number; content: string }>;

/** The changes that one tab can undo: the last first, never over a change of another device. */
export class UndoModel {
  readonly done: Done[] = [];
  /** The entries as this device left them, by change. */
  readonly #left = new Map<Done, Map<string, string>>();
  readonly #own: OwnEntries;
  readonly #log: LogModel;

  /** @param own the entries as all tabs of the device left them. */
  constructor(log: LogModel, own: OwnEntries) {
    this.#log = log;
    this.#own = own;
  }

  /** Whether no other device has changed an entry of the last change since. */
  get isPossible(): boolean {
    const change = this.done.at(-1);
    if (!change) return false;
    const before = new Map(this.#log.entries);
    const isPossible = this.#reverse(change);
    this.#log.reset(before);
    return isPossible;
  }

  /** Records a change. */
  made(change: Done) {
    this.done.push(change);
    this.#left.set(change, this.#remember(change));
  }

  /** Undoes the last change. @returns false when another device has changed one of its entries since. */
  undo(): boolean {
    const change = this.done.pop();
    if (!change) throw new Error('There is nothing to undo.');
    const isMade = this.#reverse(change);
    if (isMade) this.#remember(change);
    return isMade;
  }

  #reverse(change: Done): boolean {
    if (change.kind === 'update') {
      return this.#log.update(this.#atOwn(change, change.entry), change.before);
    }
    const isDeleted = change.kind !== 'delete';
    return this.#log.change(
      change.entries.map((entry) => this.#atOwn(change, entry)),
      () => ({ isDeleted }),
    );
  }

  /** The entry with the latest version of this device, when that is the version that the change left. */
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
