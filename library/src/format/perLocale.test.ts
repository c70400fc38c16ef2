import { expect, onTestFinished, test, vi } from 'vitest';
import { formatDay } from '../calendar-day/formatDay.ts';
import { formatNumber } from './formatNumber.ts';
import { formatTime } from './formatTime.ts';

test.each([
  ['numbers', 'NumberFormat', (locale: string) => formatNumber(1840, locale)],
  ['times', 'DateTimeFormat', (locale: string) => formatTime('08:15', locale)],
  ['days', 'DateTimeFormat', (locale: string) => formatDay('2026-11-21', locale, 'medium')],
] as const)(
  'the format of %s is created once for a locale, and dropped after many other locales',
  (_, kind, write) => {
    const made = vi.spyOn(Intl, kind);
    onTestFinished(() => made.mockRestore());
    // No other test uses this locale.
    const own = 'de-x-own';
    const german = [write(own), write(own)];
    expect(made).toHaveBeenCalledTimes(1);
    for (let index = 0; index < 100; index += 1) write(`en-x-${index}`);
    made.mockClear();
    german.push(write(own));
    expect(made).toHaveBeenCalledTimes(1);
    expect(new Set(german).size).toBe(1);
  },
);
