import type { Pool } from 'pg';

const mostNames = 500;

/**
 * Names the statements of a pool, which Kysely leaves without a name, so that PostgreSQL parses and plans each of them
 * once per connection. Beyond 500 different texts, statements have no name, so that the memory of a connection is
 * bounded.
 */
export function nameStatements(pool: Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || names.size >= mostNames) return known;
    const name = `foodlog_${names.size}`;
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (text: string, values: unknown[]) =>
        values.length === 0 ? query(text) : query({ name: nameOf(text), text, values }),
    });
  });
}
