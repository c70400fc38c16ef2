import { createObjectId } from './createObjectId.ts';
import type { LogChange } from './DayLog.types.ts';
import { isKeptChange } from './isKeptChange.ts';

/** A change as it is kept on the device. */
export interface KeptChange {
  change: LogChange;
  /** Why the server refused it, for the person to read; undefined while it waits for an answer. */
  refusal?: string;
}

// Missing where the page does not come over https or from this device.
const locks: LockManager | undefined = navigator.locks;

/**
 * One person's changes that wait, kept on the device so that they outlive the page (docs/decisions/0010). Each page
 * keeps its own, and holds a lock for as long as it is there to send them; those of a page that is gone are taken over
 * by whichever page of the same person is there.
 *
 * Where there are no locks, the changes of all other pages are taken over at the start. Should their page still be
 * there, both send them, and the server makes each once.
 */
export class KeptChanges {
  readonly #prefix: string;
  readonly #key: string;

  /** @param userId whose changes: nobody else sees them. */
  constructor(userId: string) {
    this.#prefix = `food-log changes ${userId} `;
    this.#key = this.#prefix + createObjectId();
  }

  /**
   * Keeps this page's changes, in place of those that it kept before.
   * @returns false when they cannot be kept: storage is full or blocked.
   */
  keep(changes: readonly KeptChange[]): boolean {
    try {
      if (changes.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(changes));
      return true;
    } catch {
      return changes.length === 0;
    }
  }

  /** How many changes other pages of this person have kept, those that are gone among them. */
  readonly countElsewhere = (): number =>
    this.#others().reduce((count, key) => count + read(key).length, 0);

  /**
   * Hands over the changes of pages that are gone, now and whenever another page goes. Nobody takes over this page's
   * until that is ended.
   * @param take keeps them as its own; answers whether it could.
   * @returns what ends it.
   */
  takeOver(take: (changes: KeptChange[]) => boolean): () => void {
    const stop = new AbortController();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    void locks?.request(this.#key, async () => ended);
    const awaited = new Set<string>();
    const look = () => {
      for (const key of this.#others()) {
        if (awaited.has(key)) continue;
        awaited.add(key);
        void onceLeft(key, stop.signal, () => {
          awaited.delete(key);
          if (take(read(key))) remove(key);
        });
      }
    };
    look();
    if (locks) addEventListener('storage', look, { signal: stop.signal });
    return () => {
      stop.abort();
      end();
    };
  }

  /** Deletes what all pages of this person have kept. */
  discard() {
    this.keep([]);
    for (const key of this.#others()) remove(key);
  }

  #others(): string[] {
    try {
      const keys = Object.keys(localStorage);
      return keys.filter((key) => key.startsWith(this.#prefix) && key !== this.#key);
    } catch {
      return [];
    }
  }
}

/** Calls back once no page holds the lock of that name any more. */
async function onceLeft(name: string, signal: AbortSignal, callback: () => void): Promise<void> {
  try {
    if (locks) await locks.request(name, { signal }, callback);
    else callback();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function read(key: string): KeptChange[] {
  try {
    const changes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(changes) ? changes.filter((change) => isKeptChange(change)) : [];
  } catch {
    // Blocked storage, or something that nobody can read.
    return [];
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage: nothing is kept.
  }
}
