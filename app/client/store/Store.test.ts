import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { idsOfRows, mutationRow, responseRow } from '../testing/rows.ts';
import { openStore } from './openStore.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

const open = async () => openStore();
const foundResponses = async () => [...(await open()).responses.values()];

it('a change is on its way to the disk when write returns', async () => {
  const store = await open();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  onTestFinished(() => void vi.restoreAllMocks());
  const written = store.write({ putMutations: [mutationRow('a', 1)] });
  expect(transaction).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'readwrite', {
    durability: 'strict',
  });
  expect(commit).toHaveBeenCalledOnce();
  expect(await written).toBe(true);
});

describe('the next opening finds', () => {
  it('a change that the browser dropped from the database as the page was left, and none that was discarded', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, sequence) => mutationRow(id, sequence));
    const store = await open();
    const applied = { ...c!, status: 'applied' as const };
    await store.write({ putMutations: [b!, applied, d!] });
    // As Chromium does; it does not tell the page.
    const dropped = vi.spyOn(IDBTransaction.prototype, 'commit');
    dropped.mockImplementation(function drop(this: IDBTransaction) {
      this.abort();
    });
    const edited = { ...b!, loginId: 'me' };
    void store.write({ putMutations: [a!, edited], deleteMutations: ['d'] });
    dropped.mockRestore();
    // The page may also be left before it hears that the database has stored them.
    localStorage.setItem('foodlog written ahead c', JSON.stringify(c));
    localStorage.setItem('foodlog written ahead x', '[{}, 7');
    localStorage.setItem('foodlog written ahead y', '7');
    const found = await open();
    expect(found.mutations).toEqual([a, edited, applied]);
    await found.write({ deleteMutations: ['a'] });
    expect(idsOfRows((await open()).mutations)).toEqual(['b', 'c']);
  });

  it('the changes, in the order in which they were made', async () => {
    const store = await open();
    const rows = ['c', 'a', 'b'].map((id, sequence) => mutationRow(id, sequence));
    for (const row of rows) expect(await store.write({ putMutations: [row] })).toBe(true);
    expect((await open()).mutations).toEqual(rows);
  });

  it('a rejected change in its place, and no discarded one', async () => {
    const store = await open();
    const [a, b, c] = ['c', 'b', 'a'].map((id, sequence) => mutationRow(id, sequence));
    await store.write({ putMutations: [a!, b!, c!] });
    const rejected = { ...a!, status: 'rejected' as const, error: 'No.' };
    await store.write({ putMutations: [rejected], deleteMutations: ['b', 'unknown'] });
    expect((await open()).mutations).toEqual([rejected, c]);
    expect(store.mutations).toEqual([rejected, c]);
  });

  it('the person and the latest responses', async () => {
    const store = await open();
    await store.putUser({ id: 'U1' });
    store.putResponse(responseRow('day', 1));
    store.putResponse(responseRow('day', 2, { fetchedAt: 2000 }));
    const found = await open();
    expect(found.user).toEqual({ id: 'U1' });
    expect([...found.responses]).toEqual([['day', responseRow('day', 2, { fetchedAt: 2000 })]]);
    expect(store.responses).toEqual(found.responses);
  });

  it('all of what was written together, or nothing of it', async () => {
    const store = await open();
    const before = responseRow('day', 1);
    await store.write({ putResponses: [responseRow('old', 1), before] });
    const write = { deleteResponses: ['old'], putResponses: [responseRow('day', 2)] };
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put');
    onTestFinished(() => failing.mockRestore());
    // There is a response with this key, so that adding one fails.
    failing.mockImplementation(function add(this: IDBObjectStore, row) {
      return this.add(row);
    });
    expect(await store.write(write)).toBe(false);
    expect(await foundResponses()).toEqual([before, responseRow('old', 1)]);
    failing.mockRestore();
    expect(await store.write(write)).toBe(true);
    expect(await foundResponses()).toMatchObject([{ data: 2 }]);
  });

  it.each(['forgetUser', 'endSession'] as const)(
    'nothing of a person after %s but what the server has not applied',
    async (forget) => {
      const store = await open();
      await store.putUser({ id: 'U1' });
      store.putResponse(responseRow('day', 1));
      await store.write({
        putMutations: [
          mutationRow('waits', 1),
          mutationRow('applied', 2, { status: 'applied' }),
          mutationRow('rejected', 3, { status: 'rejected', error: 'No.' }),
        ],
      });
      expect(await store[forget]()).toBe(true);
      for (const { user, responses, mutations } of [store, await open()]) {
        expect(user).toBeUndefined();
        expect(responses.size).toBe(0);
        expect(idsOfRows(mutations)).toEqual(['waits', 'rejected']);
      }
    },
  );
});

it('keeps the latest 100 responses and 300 applied changes, once the page has been open for a while', async () => {
  const earlier = await open();
  const numbers = Array.from({ length: 303 }, (_, index) => index);
  await earlier.write({
    putResponses: numbers.map((count) => responseRow(`day ${count}`, 1, { fetchedAt: count })),
    putMutations: [
      mutationRow('waits', -1),
      ...numbers.map((count) => mutationRow(`change ${count}`, count, { status: 'applied' })),
    ],
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await open();
  await vi.advanceTimersByTimeAsync(9900);
  expect(store.responses.size).toBe(303);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  await expect.poll(async () => (await open()).responses.size).toBe(100);
  const { responses, mutations } = await open();
  expect(new Set(responses.keys())).toEqual(
    new Set(numbers.slice(-100).map((count) => `day ${count}`)),
  );
  expect(idsOfRows(mutations)).toEqual([
    'waits',
    ...numbers.slice(-300).map((count) => `change ${count}`),
  ]);
});

it('leaves out what is no change or response', async () => {
  const store = await open();
  await store.write({
    putMutations: [mutationRow('a', 1)],
    putResponses: [responseRow('day', 1)],
  });
  const opening = indexedDB.open('foodlog');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const writing = opening.result.transaction(['responses', 'mutations'], 'readwrite');
  const whole = mutationRow('b', 2);
  const garbage: object[] = [
    {},
    { ...whole, status: 'lost' },
    { ...whole, sequence: '2' },
    { ...whole, loginId: undefined },
    { ...whole, result: [{}] },
    { ...whole, change: { kind: 'create', entries: [{ name: 'Soup' }] } },
    { ...whole, change: { kind: 'update', before: {} } },
    { ...whole, change: { kind: 'delete', entries: [] } },
  ];
  for (const [index, row] of garbage.entries()) {
    writing.objectStore('mutations').put({ ...row, id: `garbage ${index}` });
    writing.objectStore('responses').put({ ...row, key: `garbage ${index}` });
  }
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  const found = await open();
  expect(idsOfRows(found.mutations)).toEqual(['a']);
  expect([...found.responses.keys()]).toEqual(['day']);
  await store.read(garbage.map((_, index) => `garbage ${index}`));
  expect(idsOfRows(store.mutations)).toEqual(['a']);
  expect([...store.responses.keys()]).toEqual(['day']);
});

it('a response that comes after its session has ended is not stored', async () => {
  const store = await open();
  store.putResponse(responseRow('day', 1));
  await store.endSession();
  store.putResponse(responseRow('day', 2));
  // Nor is one with the answer to a change, which is stored.
  await store.write({
    putMutations: [mutationRow('a', 1)],
    putResponses: [responseRow('day', 2)],
  });
  expect(await foundResponses()).toEqual([]);
  expect(idsOfRows((await open()).mutations)).toEqual(['a']);
  store.beginSession('U1');
  store.putResponse(responseRow('day', 3));
  // Of the person before, an answer may still be on its way.
  store.putResponse(responseRow('day', 4, { owner: 'U2' }));
  expect(await foundResponses()).toMatchObject([{ data: 3 }]);
});

it('what is assumed is there until the page is left', async () => {
  const store = await open();
  store.assume(responseRow('day', 1));
  expect([...store.responses.keys()]).toEqual(['day']);
  expect(await foundResponses()).toEqual([]);
});

/** Two tabs that listen to each other. */
async function openTwo() {
  const stores = [await open(), await open()] as const;
  for (const store of stores) onTestFinished(store.listen());
  return stores;
}

describe('what another tab writes', () => {
  it('is here as well, and the listener hears which responses have changed', async () => {
    const [here, there] = await openTwo();
    const heard: string[] = [];
    here.subscribe((keys) => void heard.push(...keys));
    await there.write({
      putMutations: [mutationRow('a', 1)],
      putResponses: [responseRow('day', 1)],
    });
    await expect.poll(() => idsOfRows(here.mutations)).toEqual(['a']);
    expect(here.responses.get('day')).toEqual(responseRow('day', 1));
    expect(heard).toEqual(['day']);
    await there.write({ deleteMutations: ['a'] });
    await expect.poll(() => here.mutations).toEqual([]);
  });

  it('leaves rows that are the same as they are, so that nothing renders', async () => {
    const [here, there] = await openTwo();
    await here.write({ putMutations: [mutationRow('a', 1)] });
    const [before] = here.mutations;
    await there.write({ putMutations: [mutationRow('b', 2)] });
    await expect.poll(() => idsOfRows(here.mutations)).toEqual(['a', 'b']);
    expect(here.mutations[0]).toBe(before);
  });

  it('is read when a tab that was asleep is seen again', async () => {
    const [here] = await openTwo();
    // The browser has not woken this tab for the message.
    await (await open()).write({ putMutations: [mutationRow('a', 1)] });
    expect(here.mutations).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => idsOfRows(here.mutations)).toEqual(['a']);
  });
});
