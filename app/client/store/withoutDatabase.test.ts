import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Outbox } from '../food-log/outbox/Outbox.ts';
import type { Send } from '../food-log/outbox/sendChange.ts';
import { idsOfRows, mutationRow, responseRow } from '../testing/rows.ts';
import { openStore } from './openStore.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});

const foundIds = async () => idsOfRows((await openStore()).mutations);

const refuse = () => {
  throw new DOMException('Full.', 'QuotaExceededError');
};

/** Makes the database fail, until the end of the test or until there is room. */
function fillDatabase() {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  const makeRoom = () => put.mockRestore();
  onTestFinished(makeRoom);
  return makeRoom;
}

/** Makes the database and local storage fail. */
function fillStorage() {
  const makeRoomInDatabase = fillDatabase();
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  onTestFinished(() => setItem.mockRestore());
  return () => {
    setItem.mockRestore();
    makeRoomInDatabase();
  };
}

/** A store whose database is late, and a function that lets it open. */
async function openLate() {
  const factory = indexedDB;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  // The events of the request come late.
  vi.stubGlobal('indexedDB', {
    open: (...request: Parameters<IDBFactory['open']>) => {
      const opening = factory.open(...request);
      const dispatch = opening.dispatchEvent.bind(opening);
      opening.dispatchEvent = (event) => {
        void late.then(() => dispatch(event));
        return true;
      };
      return opening;
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const starting = openStore();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  const store = await starting;
  vi.stubGlobal('indexedDB', factory);
  return { store, openNow: () => resolve() };
}

/** What the next opening finds of the person and the responses. */
async function findLog() {
  const { user, responses } = await openStore();
  return [user, [...responses.keys()]];
}

describe('a database that opens after three seconds', () => {
  beforeEach(async () => {
    const earlier = await openStore();
    await earlier.putUser({ id: 'U1' });
    await earlier.write({
      putMutations: [mutationRow('a', 1)],
      putResponses: [responseRow('day', 1)],
    });
  });

  it('has the changes, and takes those that were made meanwhile', async () => {
    const { store, openNow } = await openLate();
    expect(store.mutations).toEqual([]);
    expect(await store.write({ putMutations: [mutationRow('b', 2)] })).toBe(false);
    expect(store.hasUnstored).toBe(true);
    openNow();
    await expect.poll(() => idsOfRows(store.mutations)).toEqual(['a', 'b']);
    expect(store.hasUnstored).toBe(false);
    expect(await foundIds()).toEqual(['a', 'b']);
    expect(await store.write({ putMutations: [mutationRow('c', 3)] })).toBe(true);
  });

  it('has them in the order in which they were made', async () => {
    const { store, openNow } = await openLate();
    const outbox = new Outbox({
      owner: 'U1',
      loginId: 'demo@example.com',
      store,
      isReachable: () => false,
      send: vi.fn<Send>(),
      answered: async () => ({ putResponses: [], show: () => {} }),
    });
    await outbox.submit(mutationRow('b', 2).change);
    const [made] = idsOfRows(store.mutations);
    openNow();
    await expect.poll(() => idsOfRows(store.mutations)).toEqual(['a', made]);
  });

  it('stores what is made from then on, also where it cannot be read at first', async () => {
    const { store, openNow } = await openLate();
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(refuse);
    onTestFinished(() => getAll.mockRestore());
    await store.write({ putMutations: [mutationRow('b', 2)] });
    openNow();
    await expect.poll(() => store.hasUnstored).toBe(false);
    getAll.mockRestore();
    await store.read();
    expect(idsOfRows(store.mutations)).toEqual(['a', 'b']);
  });

  it('keeps the person and the responses for as long as nobody else signs in', async () => {
    const { store, openNow } = await openLate();
    store.beginSession('U1');
    store.putResponse(responseRow('bounds', 2));
    openNow();
    await expect.poll(findLog).toEqual([{ id: 'U1' }, ['bounds', 'day']]);
  });

  it('keeps nothing of a person who has signed out meanwhile but the changes', async () => {
    const { store, openNow } = await openLate();
    store.beginSession('U1');
    await store.putUser({ id: 'U1' });
    await store.endSession();
    openNow();
    await expect.poll(findLog).toEqual([undefined, []]);
    expect(await foundIds()).toEqual(['a']);
  });

  it('keeps the person who has signed in meanwhile, and nothing of the person before but the changes', async () => {
    const { store, openNow } = await openLate();
    store.beginSession('U2');
    await store.putUser({ id: 'U2' });
    openNow();
    await expect.poll(findLog).toEqual([{ id: 'U2' }, []]);
    expect(await foundIds()).toEqual(['a']);
  });
});

it('a browser that refuses to let tabs talk to each other stores changes all the same', async () => {
  vi.stubGlobal('BroadcastChannel', function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = await openStore();
  onTestFinished(store.listen());
  expect(await store.write({ putMutations: [mutationRow('a', 1)] })).toBe(true);
});

describe('changes that could not be stored', () => {
  it('are stored with the next one, in the order in which they were made', async () => {
    const store = await openStore();
    const makeRoom = fillStorage();
    const rows = [mutationRow('b', 1), mutationRow('a', 2, { owner: 'U2' })];
    for (const row of rows) expect(await store.write({ putMutations: [row] })).toBe(false);
    expect(store.unstored).toEqual(new Set(['a', 'b']));
    makeRoom();
    expect(await store.write({ putMutations: [mutationRow('c', 3)] })).toBe(true);
    expect(store.unstored).toEqual(new Set());
    expect(store.hasUnstored).toBe(false);
    expect(await foundIds()).toEqual(['b', 'a', 'c']);
  });

  it('are stored when a person who has made room comes back', async () => {
    const store = await openStore();
    onTestFinished(store.listen());
    const makeRoom = fillStorage();
    await store.write({ putMutations: [mutationRow('a', 1)] });
    document.dispatchEvent(new Event('visibilitychange'));
    makeRoom();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => store.hasUnstored).toBe(false);
    expect(await foundIds()).toEqual(['a']);
  });

  it('stay what only the page has for as long as there is no room, also when it reads', async () => {
    const store = await openStore();
    fillStorage();
    await store.write({ putMutations: [mutationRow('a', 1)] });
    await store.read();
    expect(idsOfRows(store.mutations)).toEqual(['a']);
    expect(store.hasUnstored).toBe(true);
    expect(await foundIds()).toEqual([]);
  });

  it('are not sent again by the next page once the server has applied them', async () => {
    const store = await openStore();
    await store.write({ putMutations: [mutationRow('a', 1)] });
    fillDatabase();
    await store.write({ putMutations: [mutationRow('b', 2)] });
    for (const [index, id] of ['a', 'b'].entries())
      await store.write({ putMutations: [mutationRow(id, index + 1, { status: 'applied' })] });
    expect(idsOfRows(store.mutations)).toEqual(['a', 'b']);
    expect(await foundIds()).toEqual([]);
  });

  it('are nothing to lose once the server has applied or the person discarded them', async () => {
    const store = await openStore();
    fillStorage();
    await store.write({ putMutations: [mutationRow('a', 1), mutationRow('b', 2)] });
    await store.write({ putMutations: [mutationRow('a', 1, { status: 'applied' })] });
    expect(store.hasUnstored).toBe(true);
    await store.write({ deleteMutations: ['b'] });
    expect(store.hasUnstored).toBe(false);
    expect(await foundIds()).toEqual([]);
  });
});

describe('where nothing can be stored', () => {
  it.each([
    [
      'the browser refuses the database',
      () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    ],
    ['the database does not open', () => new EventTarget()],
  ])('the app opens within four seconds if %s', async (_, open) => {
    vi.stubGlobal('indexedDB', { open });
    const store = await openStore();
    expect(store).toMatchObject({ user: undefined, responses: new Map(), mutations: [] });
    expect(await store.write({ putMutations: [mutationRow('a', 1)] })).toBe(false);
    store.putResponse(responseRow('day', 1));
    await store.read();
    expect(idsOfRows(store.mutations)).toEqual(['a']);
    expect([...store.responses.keys()]).toEqual(['day']);
    expect(store.hasUnstored).toBe(true);
  });

  it('a full storage loses nothing that it had', async () => {
    const store = await openStore();
    await store.write({ putMutations: [mutationRow('a', 1)] });
    fillStorage();
    expect(await store.write({ putMutations: [mutationRow('b', 2)] })).toBe(false);
    expect(await store.putUser({ id: 'U1' })).toBe(false);
    expect(await foundIds()).toEqual(['a']);
  });

  it('a change that a full database refuses is found until it is answered, and stored once there is room', async () => {
    const store = await openStore();
    const makeRoom = fillDatabase();
    expect(await store.write({ putMutations: [mutationRow('a', 1)] })).toBe(true);
    expect(await store.putUser({ id: 'U1' })).toBe(false);
    expect(await store.write({ putMutations: [mutationRow('b', 2)] })).toBe(true);
    expect(store.hasUnstored).toBe(false);
    await store.read();
    expect(idsOfRows(store.mutations)).toEqual(['a', 'b']);
    await store.write({ deleteMutations: ['b'] });
    expect(await foundIds()).toEqual(['a']);
    makeRoom();
    expect(await foundIds()).toEqual(['a']);
    localStorage.clear();
    expect(await foundIds()).toEqual(['a']);
  });

  it('a rejection that a full database refuses is found in place of what waited', async () => {
    const store = await openStore();
    const waits = mutationRow('a', 1);
    await store.write({ putMutations: [waits] });
    const makeRoom = fillDatabase();
    const rejected = { ...waits, status: 'rejected' as const, error: 'No.' };
    expect(await store.write({ putMutations: [rejected] })).toBe(true);
    await store.read();
    expect(store.mutations).toEqual([rejected]);
    expect((await openStore()).mutations).toEqual([rejected]);
    makeRoom();
    expect((await openStore()).mutations).toEqual([rejected]);
  });

  it('a page whose database a later release has changed writes ahead, and says so when it cannot', async () => {
    const store = await openStore();
    indexedDB.open('foodlog', 3);
    expect(await store.write({ putMutations: [mutationRow('a', 1)] })).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    onTestFinished(() => void vi.restoreAllMocks());
    await expect.poll(async () => store.write({ putMutations: [mutationRow('b', 2)] })).toBe(false);
    expect(store.hasUnstored).toBe(true);
    expect(idsOfRows(store.mutations)).toEqual(['a', 'b']);
  });
});
