import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDB } from 'idb';
import { Device } from './Device.ts';

const change = (id: string) => ({ id, userId: 'U1', content: { id } });
const ids = (changes: readonly { id: string }[] = []) => changes.map(({ id }) => id);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

/** Closes the database of a device, as iOS does while the page is in the background. */
async function openAndClose() {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const device = await Device.open();
  for (const database of transaction.mock.contexts)
    if (database instanceof IDBDatabase) database.close();
  transaction.mockRestore();
  return device;
}

describe('a database that the browser has closed', () => {
  it('is opened again, once for all that is kept meanwhile, in its order', async () => {
    const device = await openAndClose();
    const open = vi.spyOn(IDBFactory.prototype, 'open');
    onTestFinished(() => open.mockRestore());
    const made = ['c', 'a', 'b'].map(async (id) => device.addChange(change(id)));
    const person = device.keepPerson({ id: 'U1' });
    expect(await Promise.all([...made, person])).toEqual([true, true, true, true]);
    expect(ids(await device.readChanges('U1'))).toEqual(['c', 'a', 'b']);
    expect(open).toHaveBeenCalledOnce();
    const { found } = await Device.open();
    expect(ids(found.changes)).toEqual(['c', 'a', 'b']);
    expect(found.person).toEqual({ id: 'U1' });
  });

  it('can be read again, and forgets what has been answered or signed out', async () => {
    const before = await Device.open();
    await before.addChange(change('a'));
    await before.keepPerson({ id: 'U1' });
    const device = await openAndClose();
    expect(ids(await device.readChanges('U1'))).toEqual(['a']);
    const again = await openAndClose();
    expect(await again.replaceChanges(new Map([['a', undefined]]))).toBe(true);
    const last = await openAndClose();
    expect(await last.endSession()).toBe(true);
    expect((await Device.open()).found).toMatchObject({ person: undefined, changes: [] });
  });
});

it('a database that another page holds is waited for three seconds, and written to later', async () => {
  const device = await Device.open();
  const other = await openDB('foodlog');
  const { store } = other.transaction('changes', 'readwrite');
  const held = new AbortController();
  const hold = async () => {
    while (!held.signal.aborted) await store.count();
  };
  const holding = hold();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const kept = device.addChange(change('a'));
  const read = device.readChanges('U1');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await kept).toBe(false);
  expect(await read).toBeUndefined();
  held.abort();
  await holding;
  expect(ids(await device.readChanges('U1'))).toEqual(['a']);
  other.close();
});
