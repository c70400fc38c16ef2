import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLocks } from '../../testing/FakeLocks.ts';
import { Turn } from './Turn.ts';

const settle = async () => {
  for (let count = 0; count < 10; count += 1) await Promise.resolve();
};

const stops: (() => void)[] = [];
let visibility: DocumentVisibilityState;
beforeEach(() => {
  visibility = 'visible';
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a page, which a person sees or not. */
async function open(state: DocumentVisibilityState = 'visible', userId = 'U1') {
  visibility = state;
  const turn = new Turn(userId, () => {});
  const stop = turn.start();
  stops.push(stop);
  await settle();
  visibility = 'visible';
  return { turn, stop };
}

describe('of the pages of one person', () => {
  it('the one that was opened last has the turn', async () => {
    const first = await open();
    const second = await open();
    expect([first, second].map(({ turn }) => turn.isOurs)).toEqual([false, true]);
  });

  it('one that nobody sees waits until the other is closed', async () => {
    const first = await open();
    const second = await open('hidden');
    expect([first, second].map(({ turn }) => turn.isOurs)).toEqual([true, false]);
    first.stop();
    await settle();
    expect([first, second].map(({ turn }) => turn.isOurs)).toEqual([false, true]);
  });

  it('one that is used takes the turn, and gives it back when it is closed', async () => {
    const first = await open();
    const second = await open();
    first.turn.take();
    await settle();
    expect([first, second].map(({ turn }) => turn.isOurs)).toEqual([true, false]);
    second.turn.take();
    await settle();
    second.stop();
    await settle();
    expect(first.turn.isOurs).toBe(true);
  });

  it('a closed one never has the turn again', async () => {
    const { turn, stop } = await open();
    stop();
    turn.take();
    await settle();
    expect(turn.isOurs).toBe(false);
  });
});

it('each person has a turn', async () => {
  const first = await open('visible', 'U1');
  const second = await open('visible', 'U2');
  expect([first, second].map(({ turn }) => turn.isOurs)).toEqual([true, true]);
});

it.each([
  ['has no locks', undefined],
  [
    'refuses them',
    {
      request: async () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    },
  ],
])('where the browser %s, it is the turn of every page', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  const first = await open();
  const second = await open();
  expect([first, second].map(({ turn }) => turn.isOurs)).toEqual([true, true]);
  first.stop();
  await settle();
  expect(first.turn.isOurs).toBe(false);
});
