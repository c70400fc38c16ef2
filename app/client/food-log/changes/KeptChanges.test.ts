import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newEntry } from '../add/newEntry.ts';
import type { KeptChange } from './KeptChange.ts';

/** Locks by name; each has one holder at a time. */
class Locks {
  readonly #held = new Map<string, Promise<unknown>>();

  /** Holds the lock of a page. @returns a function that closes the page. */
  hold(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(name, promise);
    return () => {
      this.#held.delete(name);
      resolve();
    };
  }

  readonly request = async (
    name: string,
    { ifAvailable = false }: { ifAvailable?: boolean },
    callback: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    if (ifAvailable && this.#held.has(name)) return callback(null);
    await this.#held.get(name);
    return callback({ name });
  };
}

const prefix = 'food-log changes U1 ';
const food = { name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 };
const tea: KeptChange = {
  change: { kind: 'create', entries: [newEntry(food, '2026-11-21')] },
  loginId: 'me@example.com',
};
const keep = (page: string, ...changes: unknown[]) =>
  localStorage.setItem(prefix + page, JSON.stringify(changes));

let locks: Locks;
let stop: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  locks = new Locks();
  vi.stubGlobal('navigator', { locks });
  vi.resetModules();
});
afterEach(() => {
  stop?.();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a page. @returns what it takes over, and whether its own changes were discarded by another page. */
async function openPage(canKeep = true) {
  const { KeptChanges } = await import('./KeptChanges.ts');
  const kept = new KeptChanges('U1');
  const taken: KeptChange[] = [];
  const onDiscarded = vi.fn<() => void>();
  stop = kept.start({
    take: (changes) => {
      taken.push(...changes);
      return canKeep;
    },
    onDiscarded,
  });
  await vi.advanceTimersByTimeAsync(0);
  return { kept, taken, onDiscarded };
}

it('takes over the changes of a closed page at once', async () => {
  keep('gone', tea);
  const { taken } = await openPage();
  expect(taken).toEqual([tea]);
  expect(localStorage.getItem(`${prefix}gone`)).toBeNull();
});

it('takes over the changes of the previous page in its tab as soon as that is closed', async () => {
  keep('before', tea);
  sessionStorage.setItem('food-log page', `${prefix}before`);
  const go = locks.hold(`${prefix}before`);
  const { taken } = await openPage();
  expect(taken).toEqual([]);
  go();
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toEqual([tea]);
});

it('leaves the changes of another tab alone for five seconds, in case that is reloaded', async () => {
  const go = locks.hold(`${prefix}other`);
  keep('other', tea);
  const { taken } = await openPage();
  go();
  await vi.advanceTimersByTimeAsync(4900);
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(taken).toEqual([tea]);
});

it('also takes over the changes of pages that were opened later', async () => {
  const { taken } = await openPage();
  const go = locks.hold(`${prefix}later`);
  keep('later', tea);
  dispatchEvent(new StorageEvent('storage', { key: `${prefix}later`, newValue: '[]' }));
  go();
  await vi.advanceTimersByTimeAsync(5100);
  expect(taken).toEqual([tea]);
});

it('leaves in storage the changes that it cannot keep or does not know', async () => {
  const later = { kind: 'of a later release' };
  keep('gone', tea, later);
  await openPage(false);
  expect(JSON.parse(localStorage.getItem(`${prefix}gone`) ?? '')).toEqual([tea, later]);
  stop?.();
  await openPage();
  expect(JSON.parse(localStorage.getItem(`${prefix}gone`) ?? '')).toEqual([later]);
});

it('takes over no changes of another person', async () => {
  localStorage.setItem('food-log changes U2 gone', JSON.stringify([tea]));
  const { taken, kept } = await openPage();
  expect(taken).toEqual([]);
  expect(kept.countElsewhere()).toBe(0);
});

it('counts the pending changes of other pages, without the refused ones', async () => {
  locks.hold(`${prefix}other`);
  keep('other', tea, { ...tea, refusal: 'No.' });
  const { kept } = await openPage();
  expect(kept.countElsewhere()).toBe(1);
});

it('notices when another page discards its changes', async () => {
  const { kept, onDiscarded } = await openPage();
  kept.keep([tea]);
  const [key = ''] = Object.keys(localStorage);
  dispatchEvent(new StorageEvent('storage', { key, newValue: '[]' }));
  expect(onDiscarded).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(onDiscarded).toHaveBeenCalledOnce();
});

it('discards the changes of all pages', async () => {
  locks.hold(`${prefix}other`);
  keep('other', tea);
  const { kept } = await openPage();
  kept.keep([tea]);
  kept.discard();
  expect(Object.keys(localStorage)).toEqual([]);
});
