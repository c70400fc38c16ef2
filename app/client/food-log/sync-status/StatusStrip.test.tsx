import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { NothingMoves } from '../../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { edit } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { RefusedChanges } from './RefusedChanges.tsx';
import { StatusStrip } from './StatusStrip.tsx';

const day = '2026-11-21';
let server: ReturnType<typeof serveTest>;

function Calories() {
  return useDayLog(demoUser.id, day).log?.totals.calories;
}

const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

/** Adds a food for which no part of the page waits. */
function AddSoup() {
  const outbox = useOutbox();
  const add = () => {
    const change: LogChange = { kind: 'create', entries: [newEntry(soup, day)] };
    void outbox.submit(change, AbortSignal.abort());
  };
  return <button onClick={add}>Add</button>;
}

/** A page that has lost the network, and has stopped asking for the day for now. */
async function loseNetwork() {
  render(
    <PageSurroundings>
      <Calories />
      <AddSoup />
      <StatusStrip />
      <RefusedChanges today={day} />
    </PageSurroundings>,
  );
  await waitFor(() => screen.getByText('0'));
  server.put({ id: '1', day });
  server.networkFails = true;
  act(() => void dispatchEvent(new Event('offline')));
  await waitFor(() => screen.getByText('Offline'));
}

const saved = () => screen.queryByText('Everything is saved.');

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  stopClock();
  server = serveTest();
});
afterEach(() => {
  // SWR remembers it for the next file, too.
  act(() => void dispatchEvent(new Event('online')));
  cleanup();
  vi.unstubAllGlobals();
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
    await waitFor(() => screen.getByText('300'));
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
    expect(await waitFor(() => screen.getByRole('button', { name: 'Trying...' }))).toBeVisible();
    reject(new TypeError('Failed to fetch'));
    expect(await waitFor(() => screen.getByRole('button', { name: 'Try now' }))).toBeVisible();
    globalThis.fetch = fetch;
  });
});

describe('screen readers hear that everything is saved', () => {
  it('once it is, until the next change', async () => {
    await loseNetwork();
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => screen.getByText('Offline. 1 change to send'));
    expect(saved()).toBeNull();
    server.networkFails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(saved()).toBeInTheDocument());
    expect(server.entries.size).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(saved()).toBeNull();
    await waitFor(() => expect(server.entries.size).toBe(3));
    expect(saved()).toBeNull();
  });

  it('not if a change is refused', async () => {
    await loseNetwork();
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => screen.getByText('Offline. 1 change to send'));
    server.networkFails = false;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => screen.getByText('No.'));
    expect(screen.queryByText(/^Offline/)).toBeNull();
    expect(saved()).toBeNull();
    // On a page without an editor.
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/food-log');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('No.')).toBeNull());
    expect(saved()).toBeNull();
  });

  it('not if nothing waited', async () => {
    await loseNetwork();
    server.networkFails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText('Offline')).toBeNull());
    expect(saved()).toBeNull();
  });
});

it('many changes that are saved one after another are not counted one by one', async () => {
  await loseNetwork();
  for (let count = 0; count < 5; count += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    // Each is tried once, so that the page waits for all.
    await pass(100);
  }
  const strip = await waitFor(() => screen.getByText(/^Offline\. 5 changes to send/));
  await pass(6000);
  const said = new Set<string | null>();
  const observer = new MutationObserver(() => said.add(strip.textContent));
  observer.observe(strip, { childList: true, characterData: true, subtree: true });
  server.networkFails = false;
  const { fetch } = globalThis;
  let sent = 0;
  globalThis.fetch = async (...request) => {
    sent += 1;
    await new Promise((resolve) => void setTimeout(resolve, 50 * sent));
    return fetch(...request);
  };
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await pass(3000);
  expect(saved()).toBeInTheDocument();
  globalThis.fetch = fetch;
  observer.disconnect();
  expect([...said]).toEqual(['Not saved yet: 5 changes']);
});

it('a refused move to another meal is not offered to an editor, which does not ask for the meal', async () => {
  const before = { ...newEntry(soup, day), version: 1 };
  server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
  render(
    <PageSurroundings waiting={[edit(before, { meal: 'Lunch' })]}>
      <RefusedChanges today={day} onEdit={() => undefined} />
    </PageSurroundings>,
  );
  await waitFor(() => screen.getByText('No.'));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Discard']);
});
