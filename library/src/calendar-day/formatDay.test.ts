import { expect, test } from 'vitest';
import { formatDay, formatWeekday } from './formatDay.ts';

test('§9 a day is shown as MM/DD/YYYY', () => {
  expect(formatDay('2026-11-21')).toBe('11/21/2026');
  expect(formatDay('0987-01-02')).toBe('01/02/0987');
});

test('a day has the digits of its language, like every other figure', () => {
  expect(formatDay('2026-11-21', 'ar-EG')).toBe('١١/٢١/٢٠٢٦');
});

test('a dateStyle formats the day as its language does', () => {
  expect(formatDay('2026-11-21', 'de-DE', 'medium')).toBe('21.11.2026');
  expect(formatDay('2026-11-21', 'ja-JP', 'full')).toBe('2026年11月21日土曜日');
  expect(formatDay('2026-11-21', 'de-DE', 'full')).toBe('Samstag, 21. November 2026');
});

test.each(['fa-IR', 'th-TH', 'ar-SA', 'fa-IR-u-ca-persian'])(
  'in every style a day has the year and the number that MM/DD/YYYY shows, also in %s with a calendar of its own',
  (locale) => {
    const digits = new Intl.NumberFormat(locale, { useGrouping: false });
    for (const style of ['medium', 'long', 'full'] as const) {
      expect(formatDay('2026-11-21', locale, style)).toContain(digits.format(2026));
      expect(formatDay('2026-11-21', locale, style)).toContain(digits.format(21));
    }
  },
);

test('the weekday is that of the day itself, in its language', () => {
  expect(formatWeekday('2026-11-21', 'en-US')).toBe('Saturday');
  expect(formatWeekday('2026-11-21', 'de-DE')).toBe('Samstag');
  expect(formatWeekday('2026-11-21', 'ja-JP', 'narrow')).toBe('土');
});

test.each(['soon', '', '2026-02-30', '2026-11-21T00:00', '21/11/2026', '10000-01-01'])(
  '%j is not a day, so it becomes a dash',
  (day) => {
    expect(formatDay(day)).toBe('–');
    expect(formatDay(day, 'de-DE', 'medium')).toBe('–');
  },
);

test('an invalid locale does not throw', () => {
  expect(formatDay('2026-11-21', 'no language', 'medium')).toBe('Nov 21, 2026');
});
