import { describe, expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { isCalendarDay } from './isCalendarDay.ts';

describe('addDays: §9 the day step is one day', () => {
  test.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-11-21', -1, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['1900-02-28', 1, '1900-03-01'],
    ['0001-01-01', 365, '0002-01-01'],
    ['0050-12-31', 1, '0051-01-01'],
    ['9999-12-30', 1, '9999-12-31'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test.each([
    ['New York springs forward', '2026-03-08'],
    ['New York falls back', '2026-11-01'],
    ['Berlin springs forward', '2026-03-29'],
    ['Berlin falls back', '2026-10-25'],
    ['Cairo has no midnight', '2026-04-24'],
    ['Samoa skipped a whole day', '2011-12-30'],
  ])('no day is skipped or repeated when %s', (_, day) => {
    expect(addDays(addDays(day, -1), 1)).toBe(day);
    expect(addDays(addDays(day, 1), -1)).toBe(day);
    expect(addDays(day, 1)).not.toBe(day);
  });

  test('adds 1,000 days one by one, and subtracts them again', () => {
    let day = '2023-12-01';
    for (let step = 1; step <= 1000; step++) {
      const next = addDays(day, 1);
      expect(next > day && isCalendarDay(next)).toBe(true);
      expect(addDays(next, -step)).toBe('2023-12-01');
      day = next;
    }
    expect(day).toBe('2026-08-27');
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '21/11/2026', '', '2026-11-21T00:00:00Z'])(
    'explains what to pass when %j is not a day',
    (day) => {
      expect(() => addDays(day, 1)).toThrow(RangeError);
      expect(() => addDays(day, 1)).toThrow('Pass a day such as "2026-11-21"');
    },
  );

  test.each([
    ['2026-11-21', 0.5],
    ['2026-11-21', Number.NaN],
    ['2026-11-21', Infinity],
    ['9999-12-31', 1],
    ['0001-01-01', -1],
  ])('throws a RangeError for %s and %d days', (day, days) => {
    expect(() => addDays(day, days)).toThrow(RangeError);
  });
});

test.each([
  null,
  undefined,
  20261121,
  ['2026-11-21'],
  '2026-11',
  '2026-00-10',
  '0000-01-01',
  '2025-02-29',
  '+02026-11-21',
])('%j is not a calendar day', (value) => {
  expect(isCalendarDay(value)).toBe(false);
});
