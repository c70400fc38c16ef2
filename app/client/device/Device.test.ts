import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Device } from './Device.ts';

const change = (id: string, userId = 'U1') => ({ id, userId, content: { id } });
const ids = (changes: readonly { id: string }[] = []) => changes.map(({ id }) => id);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const full = () => {
  throw new DOMException('Full.', 'QuotaExceededError');
};

/** Makes the storage fail until the end of the test. */
function fillStorage() {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  onTestFinished(() => {
    put.mockRestore();
    add.mockRestore();
  });
}

it('a change is on its way to the disk when addChange returns', async () => {
  const device = await Device.open();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  onTestFinished(() => void vi.restoreAllMocks());
  const added = device.addChange(change('a'));
  expect(transaction).toHaveBeenCalledWith('changes', 'readwrite', { durability: 'strict' });
  expect(commit).toHaveBeenCalledOnce();
  await added;
  await device.replaceChanges(new Map([['a', undefined]]));
  expect(transaction).toHaveBeenLastCalledWith('changes', 'readwrite', { durability: 'strict' });
});

describe('the next opening finds', () => {
  it('the changes, in the order in which they were made', async () => {
    const device = await Device.open();
    for (const id of ['c', 'a', 'b']) expect(await device.addChange(change(id))).toBe(true);
    expect(ids((await Device.open()).found.changes)).toEqual(['c', 'a', 'b']);
  });

  it('a replaced change in its place, and no deleted one', async () => {
    const device = await Device.open();
    for (const id of ['a', 'b', 'c']) await device.addChange(change(id));
    const replaced = new Map([
      ['a', { id: 'a', refusal: 'No.' }],
      ['b', undefined],
      ['unknown', undefined],
    ]);
    expect(await device.replaceChanges(replaced)).toBe(true);
    expect((await Device.open()).found.changes).toEqual([
      { ...change('a'), content: { id: 'a', refusal: 'No.' } },
      change('c'),
    ]);
  });

  it('the person and the latest answers', async () => {
    const device = await Device.open();
    await device.keepPerson({ id: 'U1' });
    await device.keepAnswer('U1', 'day', 1);
    await device.keepAnswer('U1', 'day', 2);
    const { found } = await Device.open();
    expect(found.person).toEqual({ id: 'U1' });
    expect([...found.answers]).toEqual([['day', { data: 2, keptAt: expect.any(Number) }]]);
    expect(device.answers).toEqual(found.answers);
  });

  it('nothing of a forgotten person but the changes', async () => {
    const device = await Device.open();
    await device.keepPerson({ id: 'U1' });
    await device.keepAnswer('U1', 'day', 1);
    await device.addChange(change('a'));
    await device.forgetPerson();
    expect(device.answers.size).toBe(0);
    const { found } = await Device.open();
    expect(found).toMatchObject({ person: undefined, changes: [change('a')] });
    expect(found.answers.size).toBe(0);
  });
});

it('reads the changes of one person', async () => {
  const device = await Device.open();
  await device.addChange(change('a'));
  await device.addChange(change('b', 'U2'));
  expect(ids(await device.readChanges('U2'))).toEqual(['b']);
});

it('keeps the latest hundred answers, once the page has been open for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const device = await Device.open();
  for (let count = 0; count < 103; count += 1) {
    vi.setSystemTime(count);
    await device.keepAnswer('U1', `day ${count}`, count);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect
    .poll(async () => [...(await Device.open()).found.answers.keys()].toSorted())
    .toEqual(Array.from({ length: 100 }, (_, index) => `day ${index + 3}`).toSorted());
});

it('leaves out what is no change or answer', async () => {
  const device = await Device.open();
  await device.addChange(change('a'));
  await device.keepAnswer('U1', 'day', 1);
  const opening = indexedDB.open('foodlog');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const writing = opening.result.transaction(['answers', 'changes'], 'readwrite');
  for (const [index, garbage] of [null, 7, 'text', {}, []].entries()) {
    writing.objectStore('answers').put(garbage, `garbage ${index}`);
    writing.objectStore('changes').add(garbage);
  }
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  const { found } = await Device.open();
  expect(ids(found.changes)).toEqual(['a']);
  expect([...found.answers.keys()]).toEqual(['day']);
  expect(ids(await device.readChanges('U1'))).toEqual(['a']);
});

it('an answer that comes after the session has ended is not kept', async () => {
  const device = await Device.open();
  await device.keepAnswer('U1', 'day', 1);
  await device.endSession();
  expect(await device.keepAnswer('U1', 'day', 2)).toBe(false);
  expect((await Device.open()).found.answers.size).toBe(0);
  device.beginSession('U1');
  await device.keepAnswer('U1', 'day', 3);
  // Of the person before, an answer may still be on its way.
  expect(await device.keepAnswer('U2', 'day', 4)).toBe(false);
  expect(await device.changeAnswer('U2', 'day', () => 5)).toBe(false);
  expect((await Device.open()).found.answers.get('day')?.data).toBe(3);
});

const twice = (data: unknown) => Number(data) * 2;
const keptAnswers = async () => [...(await Device.open()).found.answers];

describe('a changed answer', () => {
  it('is the one that another page has kept, and stays as old as that', async () => {
    const device = await Device.open();
    const other = await Device.open();
    await device.keepAnswer('U1', 'day', 1, 1000);
    await other.keepAnswer('U1', 'day', 2, 2000);
    await device.changeAnswer('U1', 'day', twice, 2500, 3000);
    expect(await keptAnswers()).toEqual([['day', { data: 4, keptAt: 2000 }]]);
    // What this page shows is still its own.
    expect([...device.answers]).toEqual([['day', { data: 2, keptAt: 1000 }]]);
  });

  it('is kept where there is none yet, if its age is known', async () => {
    const device = await Device.open();
    await device.changeAnswer('U1', 'day', () => 1);
    expect(await keptAnswers()).toEqual([]);
    await device.changeAnswer('U1', 'day', () => 1, 2500, 3000);
    expect(await keptAnswers()).toEqual([['day', { data: 1, keptAt: 3000 }]]);
    expect([...device.answers]).toEqual(await keptAnswers());
  });
});

/** A device whose database is late, and a function that lets it open. */
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
  const starting = Device.open();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  const device = await starting;
  vi.stubGlobal('indexedDB', factory);
  const openNow = async () => {
    resolve();
    await device.openedLate;
  };
  return { device, openNow };
}

/** What the next opening finds of the person and the answers. */
async function findLog() {
  const { person, answers } = (await Device.open()).found;
  return [person, [...answers.keys()]];
}

describe('a database that opens after three seconds', () => {
  beforeEach(async () => {
    const earlier = await Device.open();
    await earlier.keepPerson({ id: 'U1' });
    await earlier.keepAnswer('U1', 'day', 1);
    await earlier.addChange(change('a'));
  });

  it('has the changes, and keeps more', async () => {
    const { device, openNow } = await openLate();
    expect(device.found.changes).toEqual([]);
    expect(await device.readChanges('U1')).toBeUndefined();
    await openNow();
    expect(ids(await device.readChanges('U1'))).toEqual(['a']);
    expect(await device.addChange(change('b'))).toBe(true);
  });

  it('keeps the person and the answers for as long as nobody else signs in', async () => {
    const { device, openNow } = await openLate();
    device.beginSession('U1');
    await openNow();
    expect(await findLog()).toEqual([{ id: 'U1' }, ['day']]);
  });

  it('keeps nothing of a person who has signed out meanwhile but the changes', async () => {
    const { device, openNow } = await openLate();
    device.beginSession('U1');
    await device.keepPerson({ id: 'U1' });
    await device.endSession();
    await openNow();
    expect(await findLog()).toEqual([undefined, []]);
    expect(ids(await device.readChanges('U1'))).toEqual(['a']);
  });

  it('keeps the person who has signed in meanwhile, and nothing of the person before but the changes', async () => {
    const { device, openNow } = await openLate();
    device.beginSession('U2');
    await device.keepPerson({ id: 'U2' });
    await openNow();
    expect(await findLog()).toEqual([{ id: 'U2' }, []]);
    expect(ids(await device.readChanges('U1'))).toEqual(['a']);
  });
});

describe('changes that could not be kept', () => {
  it('are kept with the next one, in the order in which they were made', async () => {
    const device = await Device.open();
    device.unstored.set('b', change('b'));
    device.unstored.set('a', change('a', 'U2'));
    expect(await device.addChange(change('c'))).toBe(true);
    expect(device.unstored.size).toBe(0);
    expect(ids((await Device.open()).found.changes)).toEqual(['b', 'a', 'c']);
  });

  it('stay what only the page has for as long as there is no room', async () => {
    const device = await Device.open();
    device.unstored.set('a', change('a'));
    fillStorage();
    expect(await device.storeUnstored()).toBe(false);
    expect([...device.unstored.keys()]).toEqual(['a']);
  });
});

it('a change that the browser has written twice is deleted twice', async () => {
  const device = await Device.open();
  await device.addChange(change('a'));
  await device.addChange(change('a'));
  expect(ids(device.changes)).toEqual(['a']);
  await device.replaceChanges(new Map([['a', undefined]]));
  expect((await Device.open()).found.changes).toEqual([]);
});

describe('where nothing can be kept', () => {
  it.each([
    [
      'the browser refuses the database',
      () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    ],
    ['the database does not open', () => new EventTarget()],
  ])('the app opens within three seconds if %s', async (_, open) => {
    vi.stubGlobal('indexedDB', { open });
    const device = await Device.open();
    expect(device.found).toEqual({ person: undefined, answers: new Map(), changes: [] });
    expect(await device.addChange(change('a'))).toBe(false);
    expect(await device.keepAnswer('U1', 'day', 1)).toBe(false);
    expect(await device.readChanges('U1')).toBeUndefined();
  });

  it('a full storage says so, and loses nothing that it had', async () => {
    const device = await Device.open();
    await device.addChange(change('a'));
    fillStorage();
    expect(await device.addChange(change('b'))).toBe(false);
    expect(await device.keepPerson({ id: 'U1' })).toBe(false);
    expect(ids(await device.readChanges('U1'))).toEqual(['a']);
  });

  it('a page whose database a later release has changed keeps nothing more, and says so', async () => {
    const device = await Device.open();
    indexedDB.open('foodlog', 2);
    await expect.poll(async () => device.addChange(change('a'))).toBe(false);
    expect(await device.readChanges('U1')).toBeUndefined();
  });
});
