import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignal } from './stopOnSignal.ts';

const never = async () => new Promise<void>(() => undefined);
const exit = vi.fn<(code?: number | string | null) => never>();

/** Calls what is registered for a signal, without sending the signal to the process of the tests. */
function receive(signal: string, ...functions: Parameters<typeof stopOnSignal>) {
  const on = vi.spyOn(process, 'on').mockReturnThis();
  stopOnSignal(...functions);
  on.mock.calls.find(([name]) => name === signal)?.[1]();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation(exit);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  exit.mockReset();
});

test.each([
  ['SIGTERM', async () => undefined],
  ['SIGINT', async () => undefined],
  ['SIGTERM', never],
])(
  'after %s the process ends within 5 s, whatever is still running',
  async (signal, closing: () => Promise<void>) => {
    const closeData = vi.fn<() => Promise<void>>(closing);
    receive(signal, never, closeData);
    await vi.advanceTimersByTimeAsync(4000);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(999);
    expect(closeData).toHaveBeenCalledOnce();
    expect(exit).toHaveBeenCalledExactlyOnceWith(0);
  },
);
