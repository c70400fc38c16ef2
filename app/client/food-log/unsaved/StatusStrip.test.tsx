import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { useDayLog } from '../day/useDayLog.ts';
import { StatusStrip } from './StatusStrip.tsx';

const day = '2026-11-21';
let server: ReturnType<typeof fakeServer>;

function Calories() {
  return useDayLog(demoUser.id, day).log?.totals.calories;
}

/** A page that has lost the network, and has stopped asking for the day for now. */
async function loseNetwork() {
  render(
    <PageSurroundings>
      <Calories />
      <StatusStrip />
    </PageSurroundings>,
  );
  await screen.findByText('0');
  server.put({ id: '1', day });
  server.networkFails = true;
  act(() => void dispatchEvent(new Event('offline')));
  await screen.findByText('Offline');
}

const pass = async (milliseconds: number) =>
  act(async () => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  server.restore();
});

describe('while Foodlog cannot be reached, the page', () => {
  it('asks for the day every 30 seconds, until it is answered', async () => {
    await loseNetwork();
    await pass(20_000);
    expect(server.count('foodLogStats')).toBe(1);
    await pass(15_000);
    expect(server.count('foodLogStats')).toBe(2);
    server.networkFails = false;
    await pass(30_000);
    await screen.findByText('300');
    expect(screen.queryByText('Offline')).toBeNull();
    const asked = server.count('foodLogStats');
    await pass(120_000);
    expect(server.count('foodLogStats')).toBe(asked);
  });

  it('asks at once when the person presses “Try now”', async () => {
    await loseNetwork();
    server.networkFails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText('Offline')).toBeNull());
    expect(server.count('foodLogStats')).toBe(2);
    screen.getByText('300');
  });

  it('says that it tries, until it knows', async () => {
    await loseNetwork();
    const { fetch } = globalThis;
    const { promise, reject } = Promise.withResolvers<Response>();
    globalThis.fetch = async () => promise;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByRole('button', { name: 'Trying...' })).toBeVisible();
    reject(new TypeError('Failed to fetch'));
    expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible();
    globalThis.fetch = fetch;
  });
});
