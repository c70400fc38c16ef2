import type { LogChange, LoggedEntry, MadeChange } from '../data/FoodLog.types.ts';
import { isLoggedEntry } from '../data/isLoggedEntry.ts';
import { isMadeChange } from './KeptChange.ts';
import { OwnVersions } from './OwnVersions.ts';

/** How many changes can still be undone after a reload. */
const mostKept = 100;

/** What a tab keeps of its history. */
interface StoredHistory {
  done: readonly MadeChange[];
  entries: readonly LoggedEntry[];
  unanswered: readonly MadeChange[];
}

const isListOf = <Item>(list: unknown, isItem: (value: unknown) => value is Item): list is Item[] =>
  Array.isArray(list) && list.every((item) => isItem(item));

const prefix = 'food-log done ';
const historyKey = (userId: string) => prefix + userId;

function read(userId: string): StoredHistory {
  try {
    const { done, entries, unanswered } = Object(
      JSON.parse(sessionStorage.getItem(historyKey(userId)) ?? 'null'),
    );
    const isReadable =
      isListOf(done, isMadeChange) &&
      isListOf(entries, isLoggedEntry) &&
      isListOf(unanswered, isMadeChange);
    if (isReadable) return { done, entries, unanswered };
  } catch {
    // Storage is blocked, or its content is unreadable.
  }
  return { done: [], entries: [], unanswered: [] };
}

/**
 * What one person has done in this tab, and what it takes to undo it. Kept for the tab, so that it survives a reload.
 * Where storage is full or blocked, it ends with the page.
 */
export class UndoHistory {
  readonly #userId: string;
  readonly #own = new OwnVersions();
  #done: readonly MadeChange[];
  #unanswered: readonly MadeChange[];

  constructor(userId: string) {
    this.#userId = userId;
    const { done, entries, unanswered } = read(userId);
    this.#done = done;
    this.#unanswered = unanswered;
    this.#own.learn(entries);
  }

  /** Changes made and not undone, in the order in which they were made. */
  get done(): readonly MadeChange[] {
    return this.#done;
  }

  /** The changes of this tab, undone ones too, whose answers have not come here. */
  get unanswered(): readonly MadeChange[] {
    return this.#unanswered;
  }

  /** The change with the versions that this device has left behind. */
  withOwnVersions<Change extends LogChange>(change: Change): Change {
    return this.#own.applyTo(change);
  }

  /** Takes in a change, which can be undone unless it undoes another. */
  add(change: MadeChange, { isUndo }: { isUndo: boolean }) {
    if (!isUndo) this.#done = [...this.#done, change];
    this.#unanswered = [...this.#unanswered, change];
    this.#store();
  }

  /** Takes in the answer to a change. */
  learn(id: string, entries: readonly LoggedEntry[]) {
    this.#own.learn(entries);
    this.#unanswered = this.#unanswered.filter((change) => change.id !== id);
    this.#store();
  }

  /**
   * Learns from changes that wait which versions of their entries the other pages of this device have left behind. Comes
   * after {@link learnMade}, which would count the changes of these versions once more.
   */
  learnBefore(waiting: readonly LogChange[]) {
    for (const change of waiting) {
      if (change.kind === 'update') this.#own.learn([change.before]);
      else if (change.kind !== 'create') this.#own.learn(change.entries);
    }
  }

  /** Takes in that another page was answered: the server has made these of the changes without an answer here. */
  learnMade(changes: readonly MadeChange[]) {
    const made = this.#unanswered.filter(({ id }) => changes.some((change) => change.id === id));
    for (const change of made) {
      this.#own.learnMade(change);
      this.learn(change.id, []);
    }
  }

  /** Removes the last change, to be undone. @returns undefined when there is none. */
  takeLast(): MadeChange | undefined {
    const last = this.#done.at(-1);
    this.#done = this.#done.slice(0, -1);
    return last;
  }

  /** The server will not make these changes, so there is nothing to undo. */
  forget(ids: readonly string[]) {
    if (ids.length === 0) return;
    const isLeft = ({ id }: MadeChange) => !ids.includes(id);
    this.#done = this.#done.filter((change) => isLeft(change));
    this.#unanswered = this.#unanswered.filter((change) => isLeft(change));
    this.#store();
  }

  #store() {
    const done = this.#done.slice(-mostKept);
    const ids = new Set(
      done.flatMap((change) =>
        change.kind === 'update' ? [change.before.id] : change.entries.map(({ id }) => id),
      ),
    );
    const entries = this.#own.all.filter(({ id }) => ids.has(id));
    const stored: StoredHistory = { done, entries, unanswered: this.#unanswered };
    try {
      sessionStorage.setItem(historyKey(this.#userId), JSON.stringify(stored));
    } catch {
      // Undo then works until the page is left.
    }
  }
}

/** Deletes the history of every person from this tab. */
export function forgetUndoHistory() {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, there is no history.
  }
}
