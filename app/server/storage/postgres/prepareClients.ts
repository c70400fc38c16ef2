import { Client, type Pool } from 'pg';
import { explainPostgresProblem } from './postgresProblem.ts';

const mostNames = 500;

/**
 * Prepares each connection of a pool. Its statements get names, which Kysely does not give, so that PostgreSQL parses
 * and plans each of them once per connection; beyond 500 different texts they have none, so that the memory is bounded.
 * They reject with a StorageUnavailable while PostgreSQL cannot be used.
 */
export function prepareClients(pool: Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || names.size >= mostNames) return known;
    const name = `foodlog_${names.size}`;
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    // Without a listener, the loss of a connection that somebody uses would end the process.
    client.on('error', () => {});
    let isEnded = false;
    const query = client.query.bind(client);
    Object.assign(client, {
      query: async (text: string, values: unknown[]) => {
        try {
          return await (values.length === 0
            ? query(text)
            : query({ name: nameOf(text), text, values }));
        } catch (error) {
          // The driver has destroyed the connection, or its server takes no changes any more: the pool must not use it again.
          const isUseless =
            error instanceof Error &&
            (error.message === 'Query read timeout' || ('code' in error && error.code === '25006'));
          if (isUseless && !isEnded && client instanceof Client) {
            isEnded = true;
            void client.end();
          }
          throw explainPostgresProblem(error);
        }
      },
    });
  });
}
