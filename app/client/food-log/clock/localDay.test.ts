import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDay } from './localDay.ts';

afterEach(() => vi.unstubAllEnvs());

describe('§4 a day is the calendar day of the device', () => {
  it.each([
    ['America/New_York', '2026-11-21T04:59:59.999Z', '2026-11-20'],
    ['America/New_York', '2026-11-21T05:00:00.000Z', '2026-11-21'],
    // The clocks go forward on 8 March 2026 and back on 1 November 2026.
    ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09'],
    ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['Pacific/Auckland', '2026-11-20T10:59:59.999Z', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-20T11:00:00.000Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
    ['UTC', '2028-02-29T12:00:00.000Z', '2028-02-29'],
  ])('%s, %s is %s', (zone, instant, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date(instant))).toBe(day);
  });
});
