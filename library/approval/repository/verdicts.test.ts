import { expect, test } from 'vitest';
import type { Verdict } from '../Review.types.ts';
import { authorsOf, countingVerdict, formatVerdicts, parseVerdicts, rowsFor } from './verdicts.ts';

const designers = ['Designer One <designer@example.org>'];
const row = (more: Partial<Verdict> = {}): Verdict => ({
  picture: 'components-card--one',
  pixels: 'a'.repeat(40),
  words: 'b'.repeat(40),
  verdict: 'approved',
  by: 'Designer One <designer@example.org>',
  on: '2026-11-22',
  note: '',
  ...more,
});
const authors = ['Developer One <developer@example.org>'];

test('an approval counts from a listed designer, whatever the case of the address', () => {
  const approval = row({ by: 'D. One <Designer@Example.org>' });
  expect(countingVerdict([approval], { designers, authors })).toBe(approval);
});

test('an approval from somebody who is not listed does not count', () => {
  const approval = row({ by: 'Somebody Else <else@example.org>' });
  expect(countingVerdict([approval], { designers, authors })).toBeUndefined();
});

test('a designer’s approval of their own change does not count', () => {
  expect(countingVerdict([row()], { designers, authors: designers })).toBeUndefined();
});

test('a record is never an approval', () => {
  const record = row({ verdict: 'recorded' });
  expect(countingVerdict([record], { designers, authors })?.verdict).toBe('recorded');
});

test('a rejection stands beside an approval of the same content', () => {
  const rejection = row({ verdict: 'rejected', note: 'Too dark', by: 'A <a@example.org>' });
  for (const rows of [
    [rejection, row()],
    [row(), rejection],
  ]) {
    expect(countingVerdict(rows, { designers, authors })?.verdict).toBe('rejected');
  }
});

test('a verdict is about this picture and these words only', () => {
  expect(rowsFor([row()], row())).toHaveLength(1);
  expect(rowsFor([row()], row({ pixels: 'c'.repeat(40) }))).toEqual([]);
  expect(rowsFor([row()], row({ words: 'c'.repeat(40) }))).toEqual([]);
});

test('the record names the author, who outlives a squash; without one it is git’s', () => {
  const record = row({ verdict: 'recorded', by: 'Developer Two <two@example.org>' });
  expect(authorsOf([record], authors)).toEqual([record.by]);
  expect(authorsOf([row()], authors)).toEqual(authors);
});

test('the file is the same in whichever order the rows come', () => {
  const rows = [row({ picture: 'b--b' }), row(), row({ verdict: 'recorded' })];
  const text = formatVerdicts(rows);
  expect(formatVerdicts(rows.toReversed())).toBe(text);
  expect(formatVerdicts(parseVerdicts(text, 'verdicts.json'))).toBe(text);
});

test('a file that is no list of verdicts says which row is wrong', () => {
  expect(() => parseVerdicts('{', 'v.json')).toThrow('v.json is no JSON.');
  expect(() => parseVerdicts('{}', 'v.json')).toThrow('v.json is no list of verdicts.');
  const wrong = JSON.stringify([row(), row({ by: 'nobody' })]);
  expect(() => parseVerdicts(wrong, 'v.json')).toThrow('Row 2 of v.json is no verdict');
});
