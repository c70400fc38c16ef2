import { afterEach, expect, it, vi } from 'vitest';
import { instantOf, minuteNow, minuteOf, timeOf } from './minuteOfDay.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [0, '00:00'],
  [65, '01:05'],
  [1439, '23:59'],
])('minute %i of the day is %s', (minute, time) => {
  expect(timeOf(minute)).toBe(time);
  expect(minuteOf(time)).toBe(minute);
});

// In New York, the clocks go forward on 8 March 2026 and back on 1 November 2026, at 2:00.
it.each([
  ['America/New_York', '2026-03-07', 480, '2026-03-07T13:00:00.000Z'],
  ['America/New_York', '2026-03-08', 480, '2026-03-08T12:00:00.000Z'],
  ['America/New_York', '2026-11-01', 480, '2026-11-01T13:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', 1, '2026-11-20T18:16:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', 1439, '2026-12-31T09:59:00.000Z'],
])('in %s the clock on %s in minute %i of the day is at %s', (zone, day, minuteOfDay, instant) => {
  vi.stubEnv('TZ', zone);
  expect(instantOf(day, minuteOfDay).toISOString()).toBe(instant);
  expect(minuteNow(new Date(instant))).toBe(minuteOfDay);
});
