import { expect, test } from 'vitest';
import type { Verdict } from '../Review.types.ts';
import { rowsFor } from '../rows.ts';
import { countingVerdict, formatVerdicts, parseVerdicts } from './verdicts.ts';

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

test('an approval that does not count is none', () => {
  expect(countingVerdict([row()], () => true)).toEqual(row());
  expect(countingVerdict([row()], () => false)).toBeUndefined();
});

test('a rejection stands beside an approval of the same content', () => {
  const rejection = row({ verdict: 'rejected', note: 'Too dark', by: 'A <a@example.org>' });
  for (const rows of [
    [rejection, row()],
    [row(), rejection],
  ]) {
    expect(countingVerdict(rows, () => true)?.verdict).toBe('rejected');
  }
});

test('a verdict is about this picture and these words only', () => {
  expect(rowsFor([row()], row())).toHaveLength(1);
  expect(rowsFor([row()], row({ pixels: 'c'.repeat(40) }))).toEqual([]);
  expect(rowsFor([row()], row({ words: 'c'.repeat(40) }))).toEqual([]);
});

test('the file is the same in whichever order the rows come', () => {
  const rows = [
    row({ picture: 'b--b' }),
    row(),
    row({ verdict: 'rejected', note: 'No', at: [3, 4] }),
  ];
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
