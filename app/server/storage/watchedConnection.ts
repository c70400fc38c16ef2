import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** A connection whose statements throw what `explain` makes of the driver's error: a StorageUnavailable, for example. */
export class WatchedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #explain: (error: unknown) => unknown;

  constructor(connection: DatabaseConnection, explain: (error: unknown) => unknown) {
    this.#connection = connection;
    this.#explain = explain;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (error) {
      throw this.#explain(error);
    }
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    try {
      yield* this.#connection.streamQuery<R>(query, chunkSize);
    } catch (error) {
      throw this.#explain(error);
    }
  }
}
