import { Kind } from 'graphql';
import { expect, test } from 'vitest';
import { scalars } from './scalars.ts';

const id = 'An ObjectId has 24 hexadecimal digits.';
const instant =
  'An instant is written like 2026-03-29T09:30:00+01:00 and names a time that exists.';
const day = 'A day is written like 2026-03-29 and exists in the calendar.';

test.each([
  ['ObjectId', 'a'.repeat(23), id],
  ['ObjectId', 'a'.repeat(25), id],
  ['ObjectId', `${'a'.repeat(24)}g`, id],
  ['ObjectId', `g${'a'.repeat(24)}`, id],
  ['ObjectId', 7, 'An ObjectId is written as text.'],
  ['DateTime', '2026-03-29', instant],
  ['DateTime', '2026-02-30T09:30:00Z', instant],
  ['DateTime', 7, 'An instant is written as text.'],
  ['LocalDate', '2026-02-30', day],
  ['LocalDate', '2026-03-29T09:30:00Z', day],
  ['LocalDate', 20_260_329, 'A day is written as text.'],
  ['DayOrInstant', '2026-02-30', day],
  ['DayOrInstant', '2026-02-30T09:30:00Z', instant],
  ['DayOrInstant', null, 'A day or an instant is written as text.'],
] as const)('%s %s is refused with a message', (name, value, message) => {
  expect(() => scalars[name].parseValue(value)).toThrow(message);
});

test('an id is read in lower case, also where it stands in the query', () => {
  const value = 'ABCDEF'.repeat(4);
  expect(scalars.ObjectId.parseLiteral({ kind: Kind.STRING, value })).toBe(value.toLowerCase());
  expect(() => scalars.ObjectId.parseLiteral({ kind: Kind.INT, value: '7' })).toThrow('as text');
});
