import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { ClientBase, Pool } from 'pg';

/** @throws Error with the code of PostgreSQL for it, if the server takes no changes, as a standby does. */
export async function refuseReadOnly(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ takes_changes: boolean }>(
    "select not (pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean) as takes_changes",
  );
  if (rows[0]?.takes_changes) return;
  throw Object.assign(new Error('The server takes no changes.'), { code: '25006' });
}

/** All connections of a server are in use: no reason to look for another one. */
const isExhausted = (error: unknown) =>
  error instanceof Error && error.message.startsWith('timeout exceeded');

/** Connections to one of several servers: the first in their order that can be used, until it cannot. */
export class FailoverPool implements PostgresPool {
  readonly #pools: readonly Pool[];
  #current = 0;

  constructor(pools: readonly Pool[]) {
    this.#pools = pools;
  }

  get options(): object {
    return this.#pools[this.#current]?.options ?? {};
  }

  /** Rejects with the reason of the first server that was tried, if none can be used. */
  async connect(): Promise<PostgresPoolClient> {
    const first = this.#current;
    const failures: unknown[] = [];
    for (const offset of this.#pools.keys()) {
      const index = (first + offset) % this.#pools.length;
      try {
        const client = await this.#pools[index]!.connect();
        this.#current = index;
        return client;
      } catch (error) {
        if (isExhausted(error)) throw error;
        failures.push(error);
      }
    }
    throw failures[0];
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}
