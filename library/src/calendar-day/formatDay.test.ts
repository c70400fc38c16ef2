import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('§9 a day is shown as MM/DD/YYYY', () => {
  expect(formatDay('2026-11-21')).toBe('11/21/2026');
  expect(formatDay('0987-01-02')).toBe('01/02/0987');
});
