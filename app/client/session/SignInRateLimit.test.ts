import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInRateLimit } from './SignInRateLimit.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function answer(limit: SignInRateLimit, status: number, headers?: HeadersInit) {
  // The SDK does not export the type of the method.
  const request = Object({ path: '/v1/auth/refresh', method: 'POST' });
  const response = new Response('{}', { status, headers });
  for (const hook of [limit.createHooks()?.afterRequest].flat()) void hook?.(request, response);
}

/** The limit after the sign-in service has answered that it had too many requests. */
function limited(headers?: HeadersInit) {
  const limit = new SignInRateLimit();
  answer(limit, 429, headers);
  return limit;
}

describe('the sign-in service that had too many requests gets none', () => {
  it.each([
    ['until Retry-After has passed', { 'retry-after': '20' }, 20_000],
    ['for five seconds if it does not say how long', undefined, 5000],
  ])('%s', (_, headers, milliseconds) => {
    const limit = limited(headers);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(limit.isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(limit.isOver).toBe(true);
  });

  it('for longer each time that it has had too many still, up to a minute', () => {
    const limit = new SignInRateLimit();
    const pauses = [429, 429, 429, 429, 429, 429, 200, 429].map((status) => {
      // Of two requests at once.
      answer(limit, status);
      answer(limit, status);
      const pause = Math.max(0, limit.until - performance.now());
      vi.advanceTimersByTime(pause);
      return pause / 1000;
    });
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 0, 5]);
  });

  it('for no longer when the clock of this device is set back', () => {
    const limit = limited({ 'retry-after': '20' });
    vi.setSystemTime('2026-11-21T06:00:00Z');
    vi.advanceTimersByTime(20_000);
    expect(limit.isOver).toBe(true);
  });
});
