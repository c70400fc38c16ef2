import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const day = '2026-11-21';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
});

const create = (name = 'Soup'): LogChange => ({
  kind: 'create',
  entries: [newEntry({ name, calories: 200, fats: 4, proteins: 8, carbs: 30 }, day)],
});

/** A page that loses its network once it shows its day. */
async function loseNetwork() {
  const { result } = await renderLog(day);
  server.networkFails = true;
  server.sent.length = 0;
  return result;
}

describe('without a network', () => {
  it('the first change that fails holds up the others: each would fail in the same way', async () => {
    const result = await loseNetwork();
    act(() => {
      for (const name of ['Soup', 'Tea', 'Milk']) void result.current.outbox.submit(create(name));
    });
    await pass(600);
    expect(server.count('foodLogCreateMany')).toBe(1);
  });

  it('nobody waits for a change once Foodlog is known to be out of reach', async () => {
    const result = await loseNetwork();
    act(() => void dispatchEvent(new Event('offline')));
    const settled = vi.fn<() => void>();
    act(() => void result.current.outbox.submit(create()).then(settled));
    await pass(100);
    expect(settled).toHaveBeenCalledOnce();
    expect(result.current.state.pending).toHaveLength(1);
  });

  it('what waits is sent as soon as the browser has a network again', async () => {
    const result = await loseNetwork();
    act(() => void result.current.outbox.submit(create()));
    // By now, the next attempt is more than 20 seconds away.
    await pass(40_000);
    const sent = server.count('foodLogCreateMany');
    server.networkFails = false;
    act(() => void dispatchEvent(new Event('online')));
    await pass(500);
    expect(server.count('foodLogCreateMany')).toBe(sent + 1);
    expect(result.current.state.pending).toEqual([]);
  });

  it('what waits is sent in time, also when the clock is set back', async () => {
    const result = await loseNetwork();
    act(() => void result.current.outbox.submit(create()));
    await pass(10_000);
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    server.networkFails = false;
    await pass(31_000);
    await waitFor(() => expect(result.current.state.pending).toEqual([]));
    expect(server.entries.size).toBe(1);
  });
});
