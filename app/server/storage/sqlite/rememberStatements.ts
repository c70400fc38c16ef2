import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

const mostStatements = 500;

/**
 * Remembers prepared statements by their text, so that SQLite parses and plans each of them once. Beyond 500 different
 * texts, a statement is prepared every time, so that the memory is bounded.
 */
export function rememberStatements(sqlite: SQLite.Database): SqliteDatabase {
  const statements = new Map<string, SQLite.Statement>();
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = sqlite.prepare(text);
      if (statements.size < mostStatements) statements.set(text, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}
