import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToClock } from './subscribeToClock.ts';
import { useToday } from './useToday.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('§4 an open page knows the current day', () => {
  it.each([
    ['America/New_York', '2026-11-21T04:59:00.000Z', '2026-11-20', '2026-11-21'],
    // One day has 23 hours, the other 25.
    ['America/New_York', '2026-03-09T03:59:00.000Z', '2026-03-08', '2026-03-09'],
    ['Europe/Berlin', '2026-10-25T22:59:00.000Z', '2026-10-25', '2026-10-26'],
  ])('after midnight in %s at %s', (zone, instant, before, after) => {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(instant);
    const { result } = renderHook(useToday);
    expect(result.current).toBe(before);
    act(() => void vi.advanceTimersByTime(61_000));
    expect(result.current).toBe(after);
  });

  it('after every later midnight', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    vi.setSystemTime('2026-10-24T10:00:00.000Z');
    const { result } = renderHook(useToday);
    // One day has 25 hours.
    for (const day of ['2026-10-25', '2026-10-26', '2026-10-27']) {
      act(() => void vi.advanceTimersByTime(24 * 3_600_000));
      expect(result.current).toBe(day);
    }
  });

  it.each([
    ['seen', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['focused', () => dispatchEvent(new Event('focus'))],
    ['left alone for ten seconds', () => vi.advanceTimersByTime(10_000)],
  ])('after the device slept over midnight, as soon as the page is %s', (_, wakeUp) => {
    vi.stubEnv('TZ', 'UTC');
    vi.setSystemTime('2026-11-21T20:00:00.000Z');
    const { result } = renderHook(useToday);
    // The device slept: its clock moved, and no timer ran.
    vi.setSystemTime('2026-11-22T07:00:00.000Z');
    expect(result.current).toBe('2026-11-21');
    act(() => void wakeUp());
    expect(result.current).toBe('2026-11-22');
  });

  it('and nothing is left behind when it closes', () => {
    const onChange = vi.fn<() => void>();
    subscribeToClock(onChange)();
    expect(vi.getTimerCount()).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
