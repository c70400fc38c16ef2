import { expect, test } from 'vitest';
import { readDay, readTime, splitAmount, splitDate } from './cells.ts';

test.each([
  ['80.00 g', '80.00', 'g'],
  ['80g', '80', 'g'],
  ['1,5', '1,5', ''],
  ['1 000 g', '1 000', 'g'],
  ['12 000,5 ml', '12 000,5', 'ml'],
  // The unit has a number of its own.
  ['1.00 6 fl oz', '1.00', '6 fl oz'],
  ['2.00 1/2 cup', '2.00', '1/2 cup'],
  ['1.00 100 g', '1.00', '100 g'],
  ['12.', '12.', ''],
  ['1.00 x 1 cup', '1.00', 'x 1 cup'],
  // Here it is a part of the amount.
  ['1 1/2 cup', '', ''],
  ['2 1/4', '', ''],
  ['1/2 large', '', ''],
  ['', '', ''],
])('the amount “%s” is the number %s and the unit “%s”', (text, amount, unit) => {
  expect(splitAmount(text)).toEqual([amount, unit]);
});

test.each(['8:15 PM', '8:15\u202fPM', '8:15 p.m.', '8:15\u00a0p.\u00a0m.', '20:15'])(
  'the time %s is read after a day and alone',
  (time) => {
    expect(readTime(time)).toBe(20 * 60 + 15);
    expect(splitDate(`11/21/2026, ${time}`)).toEqual(['11/21/2026', time]);
  },
);

test.each([
  ['28-Nov-2026', '2026-11-28'],
  ['1-Jan-26', '2026-01-01'],
  ['28. Dezember 2026', '2026-12-28'],
  ['Dec 28, 2026', '2026-12-28'],
  ['Monday, 28 December 2026', '2026-12-28'],
  ['3 juillet 2026', '2026-07-03'],
  ['20261228', '2026-12-28'],
  // These can be of 2020, 2015 or 2011.
  ['201115', undefined],
  ['Dec 28 26', undefined],
  ['28. Anis 2026', undefined],
])('the date %s is %s', (text, day) => {
  expect(readDay(text, 'none')).toBe(day);
});

test('a time is read with a space before its offset, and no fraction of a day as a time', () => {
  expect(splitDate('2026-11-20 08:15:00 +0100')).toEqual(['2026-11-20', '08:15:00']);
  expect(readTime('20 h 15')).toBe(20 * 60 + 15);
  expect(readTime('7.30')).toBe(7 * 60 + 30);
  expect(readTime('0.25')).toBeUndefined();
});
