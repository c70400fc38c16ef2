import {
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type AbortableOperationOptions,
  type DatabaseConnection,
  type DataTypeNode,
  type PostgresDialectConfig,
  type QueryCompiler,
} from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { explainPostgresProblem } from './postgresProblem.ts';
import { prepareClients } from './prepareClients.ts';

/** Text is compared and sorted by its bytes, as SQLite does, whatever the locale of the database is. */
class BinaryTextCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

class WatchedDriver extends PostgresDriver {
  override async acquireConnection(
    options?: AbortableOperationOptions,
  ): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection(options);
    } catch (error) {
      throw explainPostgresProblem(error);
    }
  }
}

/** The PostgreSQL dialect of the store. */
export class StorePostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  /** @param options How the connections are made. They take many statements at once. */
  constructor(options: PoolConfig) {
    const pool = new Pool({ ...options, pipeline: true });
    // A connection that is lost while nobody uses it is replaced when the next one is needed.
    pool.on('error', () => {});
    prepareClients(pool);
    super({ pool });
    this.#config = { pool };
  }

  override createDriver(): PostgresDriver {
    return new WatchedDriver(this.#config);
  }

  override createQueryCompiler(): QueryCompiler {
    return new BinaryTextCompiler();
  }
}
