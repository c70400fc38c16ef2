import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLocks } from '../../testing/FakeLocks.ts';
import { Leader } from './Leader.ts';

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
async function open(state: DocumentVisibilityState = 'visible', owner = 'U1') {
  visibility = state;
  const leader = new Leader(owner, () => {});
  const stop = leader.start();
  stops.push(stop);
  await settle();
  visibility = 'visible';
  return { leader, stop };
}

describe('of the pages of one person', () => {
  it('the one that was opened last is the leader', async () => {
    const first = await open();
    const second = await open();
    expect([first, second].map(({ leader }) => leader.isLeader)).toEqual([false, true]);
  });

  it('one that nobody sees waits until the other is closed', async () => {
    const first = await open();
    const second = await open('hidden');
    expect([first, second].map(({ leader }) => leader.isLeader)).toEqual([true, false]);
    first.stop();
    await settle();
    expect([first, second].map(({ leader }) => leader.isLeader)).toEqual([false, true]);
  });

  it('one that is used becomes the leader, and the other is again when it is closed', async () => {
    const first = await open();
    const second = await open();
    first.leader.steal();
    await settle();
    expect([first, second].map(({ leader }) => leader.isLeader)).toEqual([true, false]);
    second.leader.steal();
    await settle();
    second.stop();
    await settle();
    expect(first.leader.isLeader).toBe(true);
  });

  it('a closed one is never the leader again', async () => {
    const { leader, stop } = await open();
    stop();
    leader.steal();
    await settle();
    expect(leader.isLeader).toBe(false);
  });
});

it('each person has a leader', async () => {
  const first = await open('visible', 'U1');
  const second = await open('visible', 'U2');
  expect([first, second].map(({ leader }) => leader.isLeader)).toEqual([true, true]);
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
])('where the browser %s, every page is a leader', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  const first = await open();
  const second = await open();
  expect([first, second].map(({ leader }) => leader.isLeader)).toEqual([true, true]);
  first.stop();
  await settle();
  expect(first.leader.isLeader).toBe(false);
});
