import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { FakeLocks, giveLocks } from '../../testing/FakeLocks.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { PageSurroundings, pendingRows } from '../../testing/PageSurroundings.tsx';
import { edit, renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
  server.put({ id: '1', day });
});

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
const errors = (...pages: Page[]) =>
  pages.map(({ result }) => result.current.state.rejected.map(({ error }) => error));

describe('an attempt that ends after another page was answered', () => {
  it('is listed once when both are refused, and is gone when it is dismissed', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    const sent = answerChanges('foodLogCreateMany', async (count) => {
      await after(count === 2 ? 3000 : 300);
      return no();
    });
    act(() => void first.result.current.outbox.submit(create(), AbortSignal.abort()));
    await waitFor(() => expect(sent.count).toBe(2));
    await pass(5000);
    expect(errors(first, second)).toEqual([['No.'], ['No.']]);
    const { outbox, state } = second.result.current;
    act(() => outbox.discard(...state.rejected.map(({ id }) => id)));
    await pass(500);
    expect(errors(first, second)).toEqual([[], []]);
  });

  it('is no refusal when the server has made the change', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    const sent = answerChanges('foodLogUpdate', async (count, go) => {
      await after(count === 2 ? 3000 : 300);
      return go();
    });
    act(() => void first.result.current.outbox.submit(edit(first.entry('1'), { calories: 310 })));
    await waitFor(() => expect(sent.count).toBe(2));
    await pass(500);
    expect(first.result.current.state.pending).toEqual([]);
    act(() => void first.result.current.outbox.submit(edit(first.entry('1'), { calories: 320 })));
    await pass(5000);
    expect(server.entries.get('1')?.calories).toBe(320);
    expect(errors(first, second)).toEqual([[], []]);
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
    act(() => void second.result.current.outbox.submit(create(), AbortSignal.abort()));
    await waitFor(() => expect(first.result.current.state.pending).toHaveLength(1));
    await pass(500);
    act(() =>
      first.result.current.outbox.discard(
        ...first.result.current.state.pending.map(({ id }) => id),
      ),
    );
    await pass(5000);
    expect(second.result.current.state.pending).toEqual([]);
    expect(errors(first, second)).toEqual([[], []]);
  });
});

it('a page that becomes the leader goes on saying that something is not saved', async () => {
  giveLocks();
  const device = new MemoryDevice();
  const first = await renderLog(day, device);
  const second = await renderLog(day, device);
  answerChanges('foodLogCreateMany', async () => new Response('Bad gateway', { status: 502 }));
  act(() => void first.result.current.outbox.submit(create()));
  await pass(6000);
  act(() => second.result.current.outbox.retry());
  await pass(30_000);
  for (const { result } of [first, second])
    expect(result.current.state).toMatchObject({ isStalled: true, pending: [{}] });
});

it('the second of two edits is sent with the version that another page has left behind', async () => {
  giveLocks();
  const device = new MemoryDevice();
  const first = await renderLog(day, device);
  server.networkFails = true;
  const one = first.entry('1');
  const two = { ...one, calories: 310 };
  act(() => void first.result.current.outbox.submit(edit(one, { calories: 310 })));
  act(() => void first.result.current.outbox.submit(edit(two, { calories: 320 })));
  await pass(100);
  expect(device.unanswered).toHaveLength(2);
  // Another page has read the device, and waits for the provider to name the person.
  const opened = device.open();
  server.networkFails = false;
  // The first edit is answered; then the first page is closed.
  answerChanges('foodLogUpdate', async (count, go) => (count === 2 ? new Promise(() => {}) : go()));
  await pass(1500);
  expect(device.unanswered).toHaveLength(1);
  first.unmount();
  sessionStorage.clear();
  const second = await renderLog(day, { open: () => opened });
  await waitFor(() => expect(server.entries.get('1')?.calories).toBe(320));
  expect(errors(second)).toEqual([[]]);
});

it('a page that has ended before the browser gives it the lock sends nothing', async () => {
  const locks = new FakeLocks();
  giveLocks({
    request: async (...request: Parameters<FakeLocks['request']>) => {
      await after(50);
      return locks.request(...request);
    },
  });
  const device = new MemoryDevice({ mutations: pendingRows([create()]) });
  const { unmount } = render(<PageSurroundings store={device.open()} />);
  unmount();
  await pass(3000);
  expect(server.count('foodLogCreateMany')).toBe(0);
});
