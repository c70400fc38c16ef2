import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isDay, parseInstant } from './dates.ts';

describe('a day', () => {
  test.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    '%s exists',
    (day) => {
      expect(isDay(day)).toBe(true);
    },
  );

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01Z',
    '２０２６-01-01',
  ])('%s does not', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

describe('an instant', () => {
  test.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20t12:00:00z', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T12:00:00.5+05:45', '2026-11-20T06:15:00.500Z'],
    ['2026-11-20T23:59:59.999999999-08:00', '2026-11-21T07:59:59.999Z'],
    ['0050-01-01T00:00:00Z', '0050-01-01T00:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  test.each([
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-11-20T12:00Z',
    '2026-11-20 12:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T12:60:00Z',
    '2026-11-20T12:00:60Z',
    '2026-02-30T12:00:00Z',
    '2026-11-20T12:00:00+24:00',
    '2026-11-20T12:00:00+0100',
    '2026-11-20T12:00:00.Z',
    '2026-11-20T12:00:00.1234567890Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '+012026-11-20T12:00:00Z',
  ])('%s is none', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });
});

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu', 'Europe/Berlin'])(
  '§4 the time zone of the machine has no effect: %s',
  (TZ) => {
    const module = fileURLToPath(new URL('dates.ts', import.meta.url));
    const script = `
      import { isDay, parseInstant, utcDate } from ${JSON.stringify(module)};
      const days = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-09-27'];
      const instants = ['2026-03-29T02:30:00+01:00', '2026-10-25T02:30:00+02:00', '2026-11-20T23:30:00-08:00'];
      console.log(JSON.stringify([days.map(isDay), instants.map((text) => utcDate(parseInstant(text)))]));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
    });
    expect(JSON.parse(output.toString())).toEqual([
      Array(5).fill(true),
      ['2026-03-29', '2026-10-25', '2026-11-21'],
    ]);
  },
);
