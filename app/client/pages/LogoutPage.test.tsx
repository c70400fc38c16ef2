import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newEntry } from '../food-log/add/newEntry.ts';
import type { LogChange } from '../food-log/data/FoodLog.types.ts';
import { pass, stopClock } from '../testing/clock.ts';
import { giveLocks } from '../testing/FakeLocks.ts';
import { serveTest } from '../testing/serveTest.ts';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { mutationRow } from '../testing/rows.ts';
import { LogoutPage } from './LogoutPage.tsx';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  giveLocks();
  server = serveTest();
  server.networkFails = true;
});
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

/** A person with a change that cannot be saved signs out, and chooses to discard it. */
async function discard({ isLate }: { isLate: boolean }) {
  const [isOver, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const signOut = async (afterwards: () => void) => {
    const ended = answer.promise.then(afterwards);
    await Promise.race([ended, isOver.promise]);
  };
  const figures = { calories: 60, fats: 1, proteins: 1, carbs: 2 };
  const entries = [newEntry({ name: 'Soup', ...figures }, '2026-11-21')];
  const change: LogChange = { kind: 'create', entries };
  const device = new MemoryDevice({ mutations: [mutationRow('a', 1, { change })] });
  const store = device.open();
  const page = (child = <LogoutPage />) => (
    <PageSurroundings store={store} signOut={signOut}>
      {child}
    </PageSurroundings>
  );
  const { rerender } = render(page());
  await pass(6000);
  press('Log out and discard them');
  if (isLate) {
    isOver.reject(new DOMException('No answer.', 'TimeoutError'));
    await pass(100);
    screen.getByText(/^You are still signed in, and nothing was discarded/);
  }
  const log = async (id: string) => {
    const other = device.open();
    const stop = other.listen();
    await other.write({ putMutations: [mutationRow(id, 2, { change })] });
    stop();
    await pass(100);
    expect(store.mutations).toHaveLength(2);
  };
  return {
    log,
    waiting: () => device.unanswered.map(({ id }) => id),
    leave: () => rerender(page(<p>Home</p>)),
    answer: async () => {
      answer.resolve();
      await pass(100);
    },
  };
}

describe('what the person has chosen to discard', () => {
  it('is discarded once the person is signed out', async () => {
    const { waiting, answer } = await discard({ isLate: false });
    await pass(100);
    expect(waiting()).toEqual(['a']);
    await answer();
    expect(waiting()).toEqual([]);
  });

  it('is discarded also when the sign-out is answered after the time limit', async () => {
    const { waiting, answer } = await discard({ isLate: true });
    expect(waiting()).toEqual(['a']);
    await answer();
    expect(waiting()).toEqual([]);
  });

  it('stays when a late answer comes after the person has begun to decide again', async () => {
    const { waiting, answer } = await discard({ isLate: true });
    press('Try again');
    await answer();
    expect(waiting()).toEqual(['a']);
  });

  it('stays when a late answer comes after the person has gone back to the log', async () => {
    const { waiting, leave, answer } = await discard({ isLate: true });
    leave();
    await answer();
    expect(waiting()).toEqual(['a']);
  });

  it.each([false, true])(
    'is not what another page has logged since, and a sign-out that is late discards: %s',
    async (isLate) => {
      const { log, waiting, answer } = await discard({ isLate });
      await log('b');
      await answer();
      expect(waiting()).toEqual(['b']);
    },
  );
});
