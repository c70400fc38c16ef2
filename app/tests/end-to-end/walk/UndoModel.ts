import { foodOf, type Entry, type LogModel, type Versioned } from './LogModel.ts';

/** A change that a tab has made: what undoes it is another change of the same entries. */
interface Done {
  entries: Versioned[];
  undo: Partial<Entry>;
  /** The content of each entry as the change left it, by id. */
  left: Map<string, string>;
}

/** Each entry as the tabs of a browser last left it, by id. */
export type OwnEntries = Map<string, { version: number; content: string }>;

/** The changes that one tab can undo: the last first, never over a change of another device. */
export class UndoModel {
  readonly done: Done[] = [];
  readonly #own: OwnEntries;
  readonly #log: LogModel;

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
  made(entries: readonly Versioned[], undo: Partial<Entry>) {
    this.done.push({
      entries: entries.map(({ id, version }) => ({ id, version })),
      undo,
      left: this.#remember(entries),
    });
  }

  /** Undoes the last change. @returns false when another device has changed one of its entries since. */
  undo(): boolean {
    const change = this.done.pop();
    if (!change) throw new Error('There is nothing to undo.');
    const isMade = this.#reverse(change);
    if (isMade) this.#remember(change.entries);
    return isMade;
  }

  #reverse({ entries, undo, left }: Done): boolean {
    const own = entries.map(({ id, version }) => {
      const last = this.#own.get(id);
      const isSame = last?.content === left.get(id);
      return { id, version: isSame ? Math.max(version, last?.version ?? 0) : version };
    });
    // An entry that was deleted since can be restored, but not edited.
    const isEdit = undo.isDeleted === undefined;
    if (isEdit && entries.some(({ id }) => this.#log.get(id).isDeleted)) return false;
    return this.#log.change(own, undo);
  }

  #remember(entries: readonly Versioned[]): Map<string, string> {
    const left = new Map<string, string>();
    for (const { id } of entries) {
      const { version, ...entry } = this.#log.get(id);
      const content = [foodOf(entry), entry.day, entry.minuteOfDay, entry.loggedAt].join(' ');
      left.set(id, content);
      this.#own.set(id, { version, content });
    }
    return left;
  }
}
