import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../session/Session.types.ts';
import { pass, stopClock } from '../../testing/clock.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import type { LogChanges } from './LogChanges.ts';
import { useLogChanges } from './LogChangesContext.ts';

const soup: LogChange = {
  kind: 'create',
  entries: [
    newEntry({ name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 }, '2026-11-21'),
  ],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

/** The app of a person who is signed in. */
function open(device: MemoryDevice) {
  let changes: LogChanges;
  function Page() {
    changes = useLogChanges();
    return null;
  }
  const app = (session: Session) => (
    <PageSurroundings device={device} session={session}>
      {session.status === 'signedIn' && <Page />}
    </PageSurroundings>
  );
  const { rerender } = render(app({ status: 'signedIn', user: demoUser }));
  return {
    changes: () => changes,
    show: async (session: Session) => {
      rerender(app(session));
      await pass(100);
    },
  };
}

/** The app on a device that stores nothing, which has no network until it is in the next session. */
async function logSoup() {
  const device = new MemoryDevice();
  device.isFull = true;
  const { changes, show } = open(device);
  server.networkFails = true;
  act(() => void changes().make(soup, Symbol('present')));
  await pass(100);
  expect(changes().getState()).toMatchObject({ isKept: false, pending: [{}] });
  return {
    device,
    changes,
    show,
    findNetwork: async () => {
      server.networkFails = false;
      await pass(30_000);
    },
  };
}

const logged = () => [...server.entries.values()].map(({ name }) => name);

it('a change that the device refuses after the server has made it waits for nothing', async () => {
  const device = new MemoryDevice();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  device.addChange = async (change) => {
    await MemoryDevice.prototype.addChange.call(device, change);
    return promise;
  };
  const page = open(device);
  act(() => void page.changes().make(soup, Symbol('present')));
  await pass(1000);
  expect(logged()).toEqual(['Soup']);
  resolve(false);
  await pass(1000);
  expect(page.changes().getState()).toMatchObject({ isKept: true, pending: [] });
  expect([...device.unstored]).toEqual([]);
});

describe('a change that only the page has', () => {
  it('waits for the next sign-in after the session has ended', async () => {
    const { show, findNetwork } = await logSoup();
    await show({ status: 'signedOut' });
    await show({ status: 'signedIn', user: demoUser });
    await findNetwork();
    expect(logged()).toEqual(['Soup']);
  });

  it('makes the page ask before it is closed, also after the session has ended', async () => {
    const { show } = await logSoup();
    await show({ status: 'signedOut' });
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('is kept once there is room, when the person comes back to the page', async () => {
    const { device, changes } = await logSoup();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(100);
    expect(changes().getState().isKept).toBe(false);
    device.isFull = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(100);
    expect(changes().getState()).toMatchObject({ isKept: true, pending: [{}] });
    expect(device.kept.changes).toHaveLength(1);
  });

  it('is kept once there is room, before the next change', async () => {
    const { device, changes } = await logSoup();
    device.isFull = false;
    act(() => void changes().make({ ...soup, kind: 'delete' }, Symbol('present')));
    await pass(100);
    expect(changes().getState()).toMatchObject({ isKept: true, pending: [{}, {}] });
    expect(device.kept.changes).toMatchObject([
      { content: { change: { kind: 'create' } } },
      { content: { change: { kind: 'delete' } } },
    ]);
  });

  it('is nobody else’s', async () => {
    const { show, findNetwork } = await logSoup();
    await show({ status: 'signedOut' });
    await show({ status: 'signedIn', user: { ...demoUser, id: 'U2' } });
    await findNetwork();
    expect(logged()).toEqual([]);
  });

  it('survives that the provider names another login id', async () => {
    const { show, findNetwork } = await logSoup();
    await show({ status: 'signedIn', user: { ...demoUser, loginId: 'new@example.com' } });
    await findNetwork();
    expect(logged()).toEqual(['Soup']);
  });
});
