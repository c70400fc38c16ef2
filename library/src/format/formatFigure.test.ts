import { expect, test } from 'vitest';
import { formatFigure } from './formatFigure.ts';

test('a figure is formatted for its locale', () => {
  expect(formatFigure(1234, 'en-US')).toBe('1,234');
  expect(formatFigure(1234, 'de-DE')).toBe('1.234');
  expect(formatFigure(0, 'no language')).toBe('0');
});

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is not a number, so it becomes a dash, never 0',
  (value) => {
    expect(formatFigure(value, 'en-US')).toBe('–');
  },
);
