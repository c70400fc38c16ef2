import { createObjectId } from '../data/createObjectId.ts';
import { isKeptChange, type KeptChange } from './KeptChange.ts';

// Browsers offer locks only over https or from this device.
const locks: LockManager | undefined = navigator.locks;

/** How long other pages leave the changes of a closed page alone, in case that page is loaded anew, in milliseconds. */
const othersWait = 5000;

/** The storage key under which a tab notes where its page keeps changes, for the page that is loaded anew. */
const pageKey = 'food-log page';

/**
 * One person's changes that wait for the server, kept on the device so that they outlive the page
 * (docs/decisions/0010). Each page keeps its own, and holds a lock for as long as it is open to send them. When a page
 * closes, another page of the same person takes its changes over.
 *
 * Where there are no locks, a page takes over the changes of all other pages when it starts. If such a page is still
 * open, both send the same changes, and the server makes each once.
 */
export class KeptChanges {
  readonly #prefix: string;
  readonly #key: string;
  #isOver = false;

  /** @param userId the owner of the changes, who alone sees them. */
  constructor(userId: string) {
    this.#prefix = `food-log changes ${userId} `;
    this.#key = this.#prefix + createObjectId();
  }

  /**
   * Keeps these changes in place of those that this page kept before. After the page has handed its changes over, it
   * keeps none.
   * @returns false where storage is full or blocked.
   */
  keep(changes: readonly KeptChange[]): boolean {
    return this.#isOver || write(this.#key, changes) || changes.length === 0;
  }

  /** The number of changes that wait in other pages of this person, or that a closed page has left. */
  readonly countElsewhere = (): number =>
    this.#others()
      .flatMap((key) => read(key).filter((one) => isKeptChange(one)))
      .filter(({ refusal }) => refusal === undefined).length;

  /**
   * Hands over the changes of closed pages, now and whenever another page closes. No other page takes over this page's
   * changes until the returned function is called.
   * @param take adds the changes to this page's own, and returns whether it could keep them.
   * @param onDiscarded called when another page has deleted this page's changes.
   * @returns a function that stops this.
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
          // Changes in the format of a later release stay for that release.
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

  /** @returns the key of the page that this tab showed before. */
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

/** Waits until no page holds the lock of that name, and holds it while `callback` runs. */
async function whenFree(
  name: string,
  signal: AbortSignal,
  callback: () => Promise<void>,
): Promise<void> {
  try {
    if (locks) await locks.request(name, { signal }, callback);
    else await callback();
  } catch (error) {
    // Browsers refuse locks where storage is blocked; then nothing is kept either.
    const isRefused = error instanceof DOMException && error.name === 'SecurityError';
    if (!signal.aborted && !isRefused) throw error;
  }
}

/** Calls back when no page holds the lock of that name, or once no page has held it for `wait` milliseconds. */
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
    // Storage is blocked, or its content is unreadable.
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
