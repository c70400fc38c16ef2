import { expect, test } from 'vitest';
import { defuse } from './csvFile.ts';

test('a CSV has no formula, also where a spreadsheet divides it at semicolons', () => {
  expect(defuse('=1+1')).toBe("'=1+1");
  expect(defuse('Tea;=1+1;-2; milk')).toBe("Tea;'=1+1;'-2; milk");
});
