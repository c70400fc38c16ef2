import { onTestFinished, vi } from 'vitest';

/** As many rounds of the event loop as the answer to a request takes, and what follows from it. */
const roundsOfAnAnswer = 25;

const oneRound = async () => new Promise((resolve) => setImmediate(resolve));

async function settle() {
  for (let round = 0; round < roundsOfAnAnswer; round += 1) await oneRound();
}

/** Lets React render when it would in a browser, instead of at the end of `act`. */
async function asInABrowser<Result>(wait: () => Promise<Result>): Promise<Result> {
  const before = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    return await wait();
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before);
  }
}

/** Stops the clock until the test ends. Time passes only by `pass` and `waitFor`, however slow the machine is. */
export function stopClock(now = new Date()) {
  vi.useFakeTimers({
    now,
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets what has begun arrive until `check` no longer throws. In the stopped clock, five frames pass at most. */
export async function waitFor<Found>(check: () => Found): Promise<Found> {
  return asInABrowser(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      for (let round = 0; round < roundsOfAnAnswer; round += 1) {
        try {
          return check();
        } catch {
          await oneRound();
        }
      }
      vi.advanceTimersToNextFrame();
    }
    await settle();
    return check();
  });
}

/**
 * Lets time pass in the stopped clock, from one timer to the next. What has begun before a timer arrives before it.
 * @param milliseconds of the stopped clock
 */
export async function pass(milliseconds: number) {
  await asInABrowser(async () => {
    await settle();
    const end = vi.fn<() => void>();
    setTimeout(end, milliseconds);
    while (end.mock.calls.length === 0) {
      await vi.advanceTimersToNextTimerAsync();
      await settle();
    }
  });
}
