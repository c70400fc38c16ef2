import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../session/Session.types.ts';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { giveLocks } from '../../testing/FakeLocks.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { renderLog } from '../../testing/renderLog.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import type { Outbox } from './Outbox.ts';
import { useOutbox } from './OutboxContext.ts';

const day = '2026-11-21';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  giveLocks();
  server = serveTest();
});

const soup = (isTyped = false): LogChange => ({
  kind: 'create',
  entries: [newEntry({ name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 }, day)],
  isTyped,
});

/** The app of a person who is signed in. */
function open(device: MemoryDevice) {
  let outbox: Outbox;
  function Page() {
    outbox = useOutbox();
    return null;
  }
  const store = device.open();
  const app = (session: Session) => (
    <PageSurroundings store={store} session={session}>
      {session.status === 'signedIn' && <Page />}
    </PageSurroundings>
  );
  const { rerender } = render(app({ status: 'signedIn', user: demoUser }));
  return {
    state: () => outbox.getState(),
    submit: (change: LogChange) => act(() => void outbox.submit(change)),
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
  const page = open(device);
  server.networkFails = true;
  page.submit(soup());
  await pass(100);
  expect(page.state()).toMatchObject({ isDurable: false, pending: [{}] });
  return {
    device,
    ...page,
    findNetwork: async () => {
      server.networkFails = false;
      await pass(30_000);
    },
  };
}

/** The person comes back to the page. */
async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
}

function isAskedBeforeClosing(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const logged = () => [...server.entries.values()].map(({ name }) => name);

it('a change that the device refuses after the server has made it waits for nothing', async () => {
  const device = new MemoryDevice();
  const page = open(device);
  await pass(100);
  const { write } = device;
  const { promise, reject } = Promise.withResolvers<void>();
  device.write = async () => {
    device.write = write;
    return promise;
  };
  page.submit(soup());
  await pass(1000);
  expect(logged()).toEqual(['Soup']);
  reject(new DOMException('Full.', 'QuotaExceededError'));
  await pass(1000);
  expect(page.state()).toMatchObject({ isDurable: true, pending: [], undoable: [{}] });
  expect(isAskedBeforeClosing()).toBe(false);
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
    const { show, findNetwork } = await logSoup();
    expect(isAskedBeforeClosing()).toBe(true);
    await show({ status: 'signedOut' });
    expect(isAskedBeforeClosing()).toBe(true);
    await show({ status: 'signedIn', user: demoUser });
    await findNetwork();
    expect(isAskedBeforeClosing()).toBe(false);
  });

  it('is stored once there is room, when the person comes back to the page', async () => {
    const { device, state } = await logSoup();
    await comeBack();
    expect(state()).toMatchObject({ isDurable: false, pending: [{}] });
    device.isFull = false;
    await comeBack();
    expect(state()).toMatchObject({ isDurable: true, pending: [{}] });
    expect(device.unanswered).toHaveLength(1);
  });

  it('is stored once there is room, before the next change', async () => {
    const { device, state, submit } = await logSoup();
    device.isFull = false;
    submit(soup(true));
    await pass(100);
    expect(state()).toMatchObject({ isDurable: true, pending: [{}, {}] });
    expect(device.unanswered).toMatchObject([
      { change: { isTyped: false } },
      { change: { isTyped: true } },
    ]);
  });

  it('is nobody else’s', async () => {
    const { show, state, findNetwork } = await logSoup();
    await show({ status: 'signedOut' });
    await show({ status: 'signedIn', user: { ...demoUser, id: 'U2' } });
    expect(state()).toMatchObject({ isDurable: true, pending: [] });
    await findNetwork();
    expect(logged()).toEqual([]);
  });

  it('survives that the provider names another login id', async () => {
    const { show, findNetwork } = await logSoup();
    await show({ status: 'signedIn', user: { ...demoUser, loginId: 'new@example.com' } });
    await findNetwork();
    expect(logged()).toEqual(['Soup']);
  });

  it('is sent also while another tab sends what is stored', async () => {
    const device = new MemoryDevice();
    const first = await renderLog(day, device);
    const second = await renderLog(day, device);
    server.networkFails = true;
    device.isFull = true;
    act(() => void first.result.current.outbox.submit(soup()));
    await waitFor(() => expect(first.result.current.state.isDurable).toBe(false));
    device.isFull = false;
    act(() => void second.result.current.outbox.submit(soup()));
    await pass(2000);
    server.networkFails = false;
    await pass(31_000);
    await waitFor(() => expect(first.result.current.state.pending).toEqual([]));
    expect(logged()).toEqual(['Soup', 'Soup']);
    expect(first.result.current.state.isDurable).toBe(true);
  });

  it('stays listed after its rejection, whatever other tabs do', async () => {
    const device = new MemoryDevice();
    const { result } = await renderLog(day, device);
    const other = device.open();
    const stopListening = other.listen();
    device.isFull = true;
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    act(() => void result.current.outbox.submit(soup(), AbortSignal.abort()));
    await waitFor(() => expect(result.current.state.rejected).toHaveLength(1));
    await other.write({ deleteResponses: ['foodLogItems U1 '] });
    await pass(1000);
    expect(result.current.state).toMatchObject({ isDurable: false, rejected: [{ error: 'No.' }] });
    stopListening();
  });
});

describe('a day that only the page has', () => {
  it('stays on screen when the person comes back', async () => {
    server.put({ id: '1', day });
    const device = new MemoryDevice();
    const { make, total } = await renderLog(day, device);
    device.isFull = true;
    await make(soup(true));
    await pass(1000);
    expect(total()).toBe(500);
    server.networkFails = true;
    await comeBack();
    expect(total()).toBe(500);
  });
});
