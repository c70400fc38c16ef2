import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredChange } from '../../device/DeviceDatabase.ts';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { FakeLocks } from '../../testing/FakeLocks.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';
const present = Symbol('present');

/** A page's own view of a device that it shares with other pages: what was there when the page was opened. */
class OtherPage extends MemoryDevice {
  readonly #shared: MemoryDevice;

  constructor(shared: MemoryDevice) {
    super(structuredClone(shared.kept));
    this.#shared = shared;
  }

  override async readChanges(userId: string) {
    return this.#shared.readChanges(userId);
  }

  override async addChange(change: StoredChange) {
    return this.#shared.addChange(change);
  }

  override async replaceChanges(contents: ReadonlyMap<string, unknown>) {
    return this.#shared.replaceChanges(contents);
  }
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
  server.put({ id: '1', day });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  server.restore();
});

const giveLocks = (locks: object = new FakeLocks()) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

const create = (): LogChange => ({
  kind: 'create',
  entries: [newEntry({ name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 }, day)],
});

const no = () => Response.json({ errors: [{ message: 'No.', extensions: { code: 'CONFLICT' } }] });

/** Answers the changes of that operation in another way. @returns how often they were sent. */
function answerChanges(
  operationName: string,
  answer: (count: number, go: () => Promise<Response>) => Promise<Response>,
) {
  const { fetch } = globalThis;
  const sent = { count: 0 };
  globalThis.fetch = async (...request) => {
    const go = async () => fetch(...request);
    const body: { operationName: string } = await new Request(...request).json();
    if (body.operationName !== operationName) return go();
    sent.count += 1;
    return answer(sent.count, go);
  };
  return sent;
}

const after = async (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type Page = Awaited<ReturnType<typeof renderLog>>;
const refusals = (...pages: Page[]) =>
  pages.map(({ result }) => result.current.state.refused.map(({ refusal }) => refusal));

describe('an attempt that ends after another page was answered', () => {
  it('is listed once when both are refused, and is gone when it is dismissed', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    const sent = answerChanges('foodLogCreateMany', async (count) => {
      await after(count === 2 ? 3000 : 300);
      return no();
    });
    act(() => void first.result.current.changes.make(create(), present));
    act(() => first.result.current.changes.release(present));
    await waitFor(() => expect(sent.count).toBe(2));
    await pass(5000);
    expect(refusals(first, second)).toEqual([['No.'], ['No.']]);
    const { changes, state } = second.result.current;
    act(() => state.refused.forEach((refused) => changes.discard(refused.change.id)));
    await pass(500);
    expect(refusals(first, second)).toEqual([[], []]);
  });

  it('is no refusal when the server has made the change', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    const sent = answerChanges('foodLogUpdate', async (count, go) => {
      await after(count === 2 ? 3000 : 300);
      return go();
    });
    act(
      () =>
        void first.result.current.changes.make(edit(first.entry('1'), { calories: 310 }), present),
    );
    await waitFor(() => expect(sent.count).toBe(2));
    await pass(500);
    expect(first.result.current.state.pending).toEqual([]);
    act(
      () =>
        void first.result.current.changes.make(edit(first.entry('1'), { calories: 320 }), present),
    );
    await pass(5000);
    expect(server.entries.get('1')?.calories).toBe(320);
    expect(refusals(first, second)).toEqual([[], []]);
  });

  it('is no refusal when the change was discarded meanwhile', async () => {
    giveLocks();
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    answerChanges('foodLogCreateMany', async () => {
      await after(3000);
      return no();
    });
    act(() => void second.result.current.changes.make(create(), present));
    act(() => second.result.current.changes.release(present));
    await waitFor(() => expect(first.result.current.state.pending).toHaveLength(1));
    await pass(500);
    act(() =>
      first.result.current.changes.discard(
        ...first.result.current.state.pending.map(({ id }) => id),
      ),
    );
    await pass(5000);
    expect(second.result.current.state.pending).toEqual([]);
    expect(refusals(first, second)).toEqual([[], []]);
  });
});

it('a page that takes the turn goes on saying that something is not saved', async () => {
  giveLocks();
  const device = new MemoryDevice();
  const first = await renderLog(day, device);
  const second = await renderLog(day, device);
  answerChanges('foodLogCreateMany', async () => new Response('Bad gateway', { status: 502 }));
  act(() => void first.result.current.changes.make(create(), present));
  await pass(6000);
  act(() => second.result.current.changes.sendNow());
  await pass(30_000);
  for (const { result } of [first, second])
    expect(result.current.state).toMatchObject({ isStuck: true, pending: [{}] });
});

it('the second of two edits is sent with the version that another page has left behind', async () => {
  giveLocks();
  const device = new MemoryDevice();
  const first = await renderLog(day, device);
  server.networkFails = true;
  const one = first.entry('1');
  const two = { ...one, calories: 310 };
  act(() => void first.result.current.changes.make(edit(one, { calories: 310 }), present));
  act(() => void first.result.current.changes.make(edit(two, { calories: 320 }), present));
  await pass(100);
  expect(device.kept.changes).toHaveLength(2);
  // Another page has read the device, and waits for the provider to name the person.
  const opened = new OtherPage(device);
  server.networkFails = false;
  // The first edit is answered; then the first page is closed.
  answerChanges('foodLogUpdate', async (count, go) => (count === 2 ? new Promise(() => {}) : go()));
  await pass(1500);
  expect(device.kept.changes).toHaveLength(1);
  first.unmount();
  sessionStorage.clear();
  const second = await renderLog(day, opened);
  await waitFor(() => expect(server.entries.get('1')?.calories).toBe(320));
  expect(refusals(second)).toEqual([[]]);
});

it('a page that has ended before the browser gives it the lock sends nothing', async () => {
  const locks = new FakeLocks();
  giveLocks({
    request: async (...request: Parameters<FakeLocks['request']>) => {
      await after(50);
      return locks.request(...request);
    },
  });
  const device = new MemoryDevice();
  const content = { change: { ...create(), id: 'c1' }, loginId: 'demo@example.com' };
  await device.addChange({ id: 'c1', userId: 'U1', content });
  const { unmount } = render(<PageSurroundings device={device.reopen()} />);
  unmount();
  await pass(3000);
  expect(server.count('foodLogCreateMany')).toBe(0);
});
