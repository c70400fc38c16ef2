import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { idsOfRows, mutationRow, responseRow } from '../testing/rows.ts';
import { openStore } from './openStore.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const foundIds = async () => idsOfRows((await openStore()).mutations);

/** Closes the database of a store, as iOS does while the page is in the background. */
async function openAndClose() {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const store = await openStore();
  for (const database of transaction.mock.contexts)
    if (database instanceof IDBDatabase) database.close();
  transaction.mockRestore();
  return store;
}

describe('a database that the browser has closed', () => {
  it('is opened again, once for all that is stored meanwhile, in its order', async () => {
    const store = await openAndClose();
    const open = vi.spyOn(IDBFactory.prototype, 'open');
    onTestFinished(() => open.mockRestore());
    const written = ['c', 'a', 'b'].map(async (id, sequence) =>
      store.write({ putMutations: [mutationRow(id, sequence)] }),
    );
    const user = store.putUser({ id: 'U1' });
    expect(await Promise.all([...written, user])).toEqual([true, true, true, true]);
    expect(open).toHaveBeenCalledOnce();
    expect(await foundIds()).toEqual(['c', 'a', 'b']);
    expect((await openStore()).user).toEqual({ id: 'U1' });
  });

  it('can be read again, and forgets what has been answered or signed out', async () => {
    const before = await openStore();
    await before.putUser({ id: 'U1' });
    const store = await openAndClose();
    await before.write({ putMutations: [mutationRow('a', 1)] });
    await store.read();
    expect(idsOfRows(store.mutations)).toEqual(['a']);
    const again = await openAndClose();
    expect(await again.write({ deleteMutations: ['a'] })).toBe(true);
    const last = await openAndClose();
    expect(await last.endSession()).toBe(true);
    expect(await openStore()).toMatchObject({ user: undefined, mutations: [] });
  });
});

it.each([
  ['this tab', async () => {}],
  ['another tab', foundIds],
])(
  'what waits or was rejected outlives a storage that is emptied under the page and first used by %s',
  async (_, useFirst) => {
    const store = await openStore();
    const left = [mutationRow('a', 1), mutationRow('b', 2, { status: 'rejected', error: 'No.' })];
    await store.write({ putMutations: [...left, mutationRow('c', 3, { status: 'applied' })] });
    await deleteDB('foodlog');
    await useFirst();
    expect(await store.write({ putResponses: [responseRow('day', 1)] })).toBe(true);
    await store.read();
    expect(store.mutations).toEqual(left);
    expect(store.hasUnstored).toBe(false);
    expect(await foundIds()).toEqual(['a', 'b']);
  },
);

it('a response whose write is interrupted because the browser has lost the database is stored', async () => {
  const store = await openStore();
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  begin.mockImplementationOnce(function lost(this: IDBDatabase) {
    this.close();
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
  onTestFinished(() => begin.mockRestore());
  expect(await store.write({ putResponses: [responseRow('day', 1)] })).toBe(true);
  expect((await openStore()).responses.has('day')).toBe(true);
});

it('what waits outlives that the browser deletes the database while it is read', async () => {
  const store = await openStore();
  await store.write({ putMutations: [mutationRow('a', 1)] });
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  begin.mockImplementationOnce(function aborted(this: IDBDatabase, ...options) {
    const begun = this.transaction(...options);
    queueMicrotask(() => begun.abort());
    return begun;
  });
  onTestFinished(() => begin.mockRestore());
  const reading = store.read();
  await deleteDB('foodlog');
  await reading;
  expect(await foundIds()).toEqual(['a']);
});

it('a write to a database that another page holds ends after three seconds, and is stored later', async () => {
  const store = await openStore();
  const other = await openDB('foodlog');
  onTestFinished(() => other.close());
  const held = new AbortController();
  const { store: rows } = other.transaction('mutations', 'readwrite');
  const hold = async () => {
    while (!held.signal.aborted) await rows.count();
  };
  const holding = hold();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const written = store.write({ putMutations: [mutationRow('a', 1)] });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await written).toBe(true);
  expect(idsOfRows(store.mutations)).toEqual(['a']);
  vi.useRealTimers();
  held.abort();
  await holding;
  expect(await foundIds()).toEqual(['a']);
});
