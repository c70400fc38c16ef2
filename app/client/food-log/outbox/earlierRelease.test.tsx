import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../store/openStore.ts';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { giveLocks } from '../../testing/FakeLocks.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';

const day = '2026-11-21';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  vi.stubGlobal('indexedDB', new IDBFactory());
  giveLocks();
  server = serveTest();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** What releases before the database have kept in local storage. */
const keep = (page: string, text: string) =>
  localStorage.setItem(`food-log changes U1 ${page}`, text);
const kept = () => ({
  change: { kind: 'create', entries: [newEntry(soup, day)] },
  loginId: 'demo@example.com',
});

async function openTab() {
  const store = await openStore();
  return renderLog(day, { open: () => store });
}

describe('what an earlier release has kept', () => {
  it('is sent once, by two tabs that open together', async () => {
    keep('a', JSON.stringify([kept()]));
    const tabs = await Promise.all([openTab(), openTab()]);
    await pass(1000);
    expect(tabs.map((tab) => tab.total())).toEqual([200, 200]);
    expect(server.count('foodLogCreateMany')).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('is left out as far as it cannot be read', async () => {
    keep('a', JSON.stringify([kept(), null, { change: { kind: 'drop' } }]));
    for (const [index, text] of ['', '[', '7', '[{}]'].entries()) keep(`b${index}`, text);
    const { result, total } = await openTab();
    await waitFor(() => expect(result.current.state.applied).toHaveLength(1));
    expect(result.current.state.pending).toEqual([]);
    expect(total()).toBe(200);
    expect(localStorage).toHaveLength(0);
  });

  it('stays there while this one cannot store it, and is not sent', async () => {
    keep('a', JSON.stringify([kept()]));
    const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function abort(
      this: IDBObjectStore,
      ...row
    ) {
      // What a browser without room does soon after.
      if (this.name === 'mutations') queueMicrotask(() => this.transaction.abort());
      return put.apply(this, row);
    });
    await openTab();
    await pass(100);
    expect(localStorage).toHaveLength(1);
    // Under a new id at each opening, it would be sent again and again.
    expect(server.count('foodLogCreateMany')).toBe(0);
  });
});
