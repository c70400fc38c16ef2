import { createObjectId } from '../data/createObjectId.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { isKeptChange } from './isKeptChange.ts';

/** A change as it is kept on the device. */
export interface KeptChange {
  change: LogChange;
  /** The person's login id when it was made. */
  loginId: string;
  /** Why the server refused it, for the person to read; undefined while it waits for an answer. */
  refusal?: string;
}

// Missing where the page does not come over https or from this device.
const locks: LockManager | undefined = navigator.locks;

/** How long others leave the changes of a page that is gone to it, should it be loaded anew, in milliseconds. */
const othersWait = 5000;

/** Where a tab notes under which key its page keeps changes, for the page that is loaded anew. */
const pageKey = 'food-log page';

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
  #isOver = false;

  /** @param userId whose changes: nobody else sees them. */
  constructor(userId: string) {
    this.#prefix = `food-log changes ${userId} `;
    this.#key = this.#prefix + createObjectId();
  }

  /**
   * Keeps this page's changes, in place of those that it kept before. Once it is over, they are another's to keep.
   * @returns false when they cannot be kept: storage is full or blocked.
   */
  keep(changes: readonly KeptChange[]): boolean {
    return this.#isOver || write(this.#key, changes) || changes.length === 0;
  }

  /** How many changes wait in other pages of this person, those that are gone among them. */
  readonly countElsewhere = (): number =>
    this.#others()
      .flatMap((key) => read(key).filter((one) => isKeptChange(one)))
      .filter(({ refusal }) => refusal === undefined).length;

  /**
   * Hands over the changes of pages that are gone, now and whenever another page goes. Nobody takes over this page's
   * until that is ended.
   * @param take keeps them as its own; answers whether it could.
   * @param onDiscarded another page has deleted this page's.
   * @returns what ends it.
   */
  start({
    take,
    onDiscarded,
  }: {
    take: (changes: KeptChange[]) => boolean;
    onDiscarded: () => void;
  }): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    this.#isOver = false;
    void whenFree(this.#key, signal, async () => aborted(signal));
    const awaited = new Set<string>();
    const previous = this.#takeTab();
    const look = () => {
      for (const key of this.#others()) {
        if (awaited.has(key)) continue;
        awaited.add(key);
        void onceLeft(key, key === previous ? 0 : othersWait, signal, () => {
          const kept = read(key);
          // What a later release has kept is left for it.
          const unknown = kept.filter((change) => !isKeptChange(change));
          if (take(kept.filter((change) => isKeptChange(change)))) write(key, unknown);
        });
      }
    };
    look();
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === this.#key && newValue === null) onDiscarded();
      else if (locks) look();
    };
    addEventListener('storage', onStorage, { signal });
    return () => {
      this.#isOver = true;
      stop.abort();
    };
  }

  /** Deletes what all pages of this person have kept. */
  discard() {
    for (const key of [this.#key, ...this.#others()]) write(key, []);
  }

  /** @returns the key of the page that was in this tab before. */
  #takeTab(): string | null {
    try {
      const previous = sessionStorage.getItem(pageKey);
      sessionStorage.setItem(pageKey, this.#key);
      return previous;
    } catch {
      return null;
    }
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

const aborted = async (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

/** Calls back once no page holds the lock of that name, and holds it meanwhile. */
async function whenFree(
  name: string,
  signal: AbortSignal,
  callback: () => Promise<void>,
): Promise<void> {
  try {
    if (locks) await locks.request(name, { signal }, callback);
    else await callback();
  } catch (error) {
    // Locks are refused where storage is blocked: then nothing is kept either.
    const isRefused = error instanceof DOMException && error.name === 'SecurityError';
    if (!signal.aborted && !isRefused) throw error;
  }
}

/** Calls back when no page holds the lock of that name, or once none has held it for so long. */
async function onceLeft(
  name: string,
  wait: number,
  signal: AbortSignal,
  callback: () => void,
): Promise<void> {
  if (wait > 0 && locks) {
    const isFree = await locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) callback();
      return lock !== null;
    });
    if (isFree) return;
    await whenFree(name, signal, async () => {});
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
  }
  if (!signal.aborted) await whenFree(name, signal, async () => callback());
}

function read(key: string): unknown[] {
  try {
    const changes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(changes) ? changes : [];
  } catch {
    // Blocked storage, or something that nobody can read.
    return [];
  }
}

function write(key: string, changes: readonly unknown[]): boolean {
  try {
    if (changes.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(changes));
    return true;
  } catch {
    return false;
  }
}
