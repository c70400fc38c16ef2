import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { ApiError } from '../../api/ApiError.ts';
import { onErrorRetry } from './onErrorRetry.ts';
import { retryDelay } from './retryDelay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The milliseconds after which the failed fetch is tried again; undefined when it is not. */
function delayAfter(error: unknown, retryCount: number): number | undefined {
  const revalidate = vi.fn<() => Promise<boolean>>(async () => true);
  onErrorRetry(error, '', SWRConfig.defaultValue, revalidate, { retryCount, dedupe: true });
  const start = Date.now();
  vi.runAllTimers();
  return revalidate.mock.calls.length > 0 ? Date.now() - start : undefined;
}

describe('§9 a failed fetch', () => {
  it.each([
    ['no answer', new ApiError(0)],
    ['a server error', new ApiError(503)],
    ['too many requests', new ApiError(429)],
    ['the sign-in page of a network', new ApiError(403)],
    ['an error of a proxy', new ApiError(403, { message: 'Access denied.' })],
    [
      'a session that has ended',
      new ApiError(200, { message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }),
    ],
    ['an internal error', new ApiError(200, { extensions: { code: 'INTERNAL_SERVER_ERROR' } })],
  ])('(%s) is retried three times, after 1, 2 and 4 seconds', (_, error) => {
    expect([1, 2, 3, 4].map((count) => delayAfter(error, count))).toEqual([
      1000,
      2000,
      4000,
      undefined,
    ]);
  });

  it.each([
    ['400', new ApiError(400, { message: 'No.', extensions: { code: 'BAD_USER_INPUT' } })],
    ['FORBIDDEN', new ApiError(200, { message: 'No.', extensions: { code: 'FORBIDDEN' } })],
    [
      'BAD_USER_INPUT',
      new ApiError(200, { message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }),
    ],
  ])('that the server refused (%s) is not retried', (_, error) => {
    expect(delayAfter(error, 1)).toBeUndefined();
  });

  it('is not retried before the server allows it', () => {
    const error = new ApiError(429, undefined, { retryAt: performance.now() + 20_000 });
    expect(delayAfter(error, 1)).toBe(20_000);
  });

  it('is retried no later when the clock of this device is set back', () => {
    const error = new ApiError(429, undefined, { retryAt: performance.now() + 20_000 });
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    expect(delayAfter(error, 1)).toBe(20_000);
  });

  it('of a change is retried without end, at most 30 seconds apart', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => retryDelay(failures, undefined));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });
});
