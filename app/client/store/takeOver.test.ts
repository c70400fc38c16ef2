import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newEntry } from '../food-log/add/newEntry.ts';
import { entriesOf, type LogChange } from '../food-log/data/FoodLog.types.ts';
import { openStore } from './openStore.ts';
import { Store } from './Store.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const figures = { calories: 200, fats: 4, proteins: 8, carbs: 30 };
const create = (name: string): LogChange => ({
  kind: 'create',
  entries: [newEntry({ name, ...figures }, '2026-11-21')],
});

/** A change as earlier releases have stored it. */
const content = (name: string, refusal?: string) => ({
  change: create(name),
  loginId: 'demo@example.com',
  ...(refusal !== undefined && { refusal }),
});

/** Stores as the releases before the database did. */
const storeOld = (owner: string, page: string, changes: unknown) =>
  localStorage.setItem(`food-log changes ${owner} ${page}`, JSON.stringify(changes));

/** Makes the database of the releases before the second form of it. */
async function createFirst({
  person,
  answers = {},
  changes = [],
}: {
  person?: object;
  answers?: Record<string, unknown>;
  changes?: unknown[];
}) {
  const database = await openDB('foodlog', 1, {
    upgrade: (created) => {
      created.createObjectStore('person');
      created.createObjectStore('answers').createIndex('keptAt', 'keptAt');
      created.createObjectStore('changes', { autoIncrement: true }).createIndex('id', 'id');
    },
  });
  if (person) await database.put('person', person, 'last');
  for (const [key, answer] of Object.entries(answers)) await database.put('answers', answer, key);
  for (const change of changes) await database.add('changes', change);
  database.close();
}

const first = (id: string, name: string, values: object = {}) => ({
  id,
  userId: 'U1',
  content: content(name),
  ...values,
});

/** What a store has, by the food, with whose it is and what became of it. */
const found = ({ mutations }: Store) =>
  mutations.map(({ change, owner, status, error }) => {
    const [entry] = entriesOf(change);
    return [entry?.name, owner, status, error];
  });

const waits = (name: string, owner = 'U1') => [name, owner, 'pending', undefined];

describe('the first opening takes over', () => {
  it('the person, the answers and the changes of the first form of the database', async () => {
    const day = { totals: figures, entries: [] };
    await createFirst({
      person: { id: 'U1' },
      answers: { 'foodLogStats U1 2026-11-21': { data: day, keptAt: 7 } },
      changes: [
        first('c', 'Soup'),
        first('a', 'Bread', { content: content('Bread', 'No.') }),
        first('b', 'Tea', { userId: 'U2' }),
      ],
    });
    for (const store of [await openStore(), await openStore()]) {
      expect(store.user).toEqual({ id: 'U1' });
      const key = 'foodLogStats U1 2026-11-21';
      expect([...store.responses]).toEqual([[key, { key, owner: 'U1', data: day, fetchedAt: 7 }]]);
      expect(found(store)).toEqual([
        waits('Soup'),
        ['Bread', 'U1', 'rejected', 'No.'],
        waits('Tea', 'U2'),
      ]);
      // The server recognises a change by all that was first sent.
      expect(store.mutations[0]).toMatchObject({ id: 'c', loginId: 'demo@example.com' });
    }
  });

  it('the changes in local storage, each page’s in their order, and once', async () => {
    storeOld('U1', 'p1', [content('Soup'), content('Bread', 'No.'), content('Tea')]);
    storeOld('U2', 'p2', [content('Egg')]);
    localStorage.setItem('other', 'stays');
    const store = await openStore();
    const ofFirst = found(store).filter(([, owner]) => owner === 'U1');
    expect(ofFirst).toEqual([waits('Soup'), ['Bread', 'U1', 'rejected', 'No.'], waits('Tea')]);
    expect(found(store)).toContainEqual(waits('Egg', 'U2'));
    expect(new Set(store.mutations.map(({ id }) => id)).size).toBe(4);
    expect(Object.keys(localStorage)).toEqual(['other']);
    expect((await openStore()).mutations).toEqual(store.mutations);
  });

  it('what is in local storage before what the database has, which is later', async () => {
    await createFirst({ changes: [first('a', 'Bread')] });
    storeOld('U1', 'p1', [content('Soup')]);
    expect(found(await openStore())).toEqual([waits('Soup'), waits('Bread')]);
  });

  it('a change once that the browser has written twice', async () => {
    await createFirst({ changes: [first('a', 'Soup'), first('a', 'Soup')] });
    expect(found(await openStore())).toEqual([waits('Soup')]);
  });

  it('nothing that has no form that is known, and the rest all the same', async () => {
    const change = { kind: 'create', entries: [{ name: 'Half a soup' }] };
    const garbage = [
      null,
      7,
      'text',
      {},
      [],
      { change },
      { change, loginId: 'demo@example.com' },
      { change: create('Soup') },
      { ...content('Soup'), refusal: 7 },
    ];
    await createFirst({
      answers: { 'foodLogStats U1 2026-11-21': 7, '': null },
      changes: [
        ...garbage.filter((one) => one instanceof Object || typeof one === 'string'),
        ...garbage.map((one, index) => ({ id: `g${index}`, userId: 'U1', content: one })),
        { userId: 'U1', content: content('Soup') },
        { id: 7, userId: 'U1', content: content('Soup') },
        { id: 'g', content: content('Soup') },
        first('a', 'Bread'),
      ],
    });
    storeOld('U1', 'p1', garbage);
    storeOld('U1', 'p2', { length: 1 });
    localStorage.setItem('food-log changes U1 p3', '[');
    storeOld('U1', 'p4', [null, content('Tea')]);
    const store = await openStore();
    expect(found(store)).toEqual([waits('Tea'), waits('Bread')]);
    expect(store.responses.size).toBe(0);
  });
});

it('a new device has nothing to take over', async () => {
  expect(await openStore()).toMatchObject({ user: undefined, mutations: [] });
});

describe('no change that waits is lost', () => {
  it('when there is no room to take it over: the next opening does', async () => {
    await createFirst({ changes: [first('a', 'Bread')] });
    storeOld('U1', 'p1', [content('Soup')]);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function fail(
      this: IDBObjectStore,
      row,
    ) {
      // A request that fails, as one does that finds no room.
      this.add(row);
      return this.add(row);
    });
    onTestFinished(() => full.mockRestore());
    expect((await openStore()).mutations).toEqual([]);
    expect(localStorage).toHaveLength(1);
    full.mockRestore();
    expect(found(await openStore())).toEqual([waits('Soup'), waits('Bread')]);
    expect(localStorage).toHaveLength(0);
  });

  it('when an earlier release is still open in another tab: it lets go of the database', async () => {
    await createFirst({ changes: [first('a', 'Bread')] });
    const earlier = await openDB('foodlog', 1, { blocking: () => earlier.close() });
    expect(found(await openStore())).toEqual([waits('Bread')]);
  });

  it('when the browser blocks local storage', async () => {
    await createFirst({ changes: [first('a', 'Bread')] });
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new DOMException('Blocked.', 'SecurityError');
          },
        },
      ),
    );
    expect(found(await openStore())).toEqual([waits('Bread')]);
  });
});
