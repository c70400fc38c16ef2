import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { rememberStatements } from './rememberStatements.ts';

test('a statement is prepared once; of more than 500, the rest is prepared every time', () => {
  const remembered = rememberStatements(new SQLite(':memory:'));
  const statements = Array.from({ length: 501 }, (_, count) =>
    remembered.prepare(`select ${count}`),
  );
  const again = statements.map((_, count) => remembered.prepare(`select ${count}`));
  const isSame = again.map((statement, count) => statement === statements[count]);
  expect(isSame.lastIndexOf(true)).toBe(499);
  expect(isSame.indexOf(false)).toBe(500);
});
