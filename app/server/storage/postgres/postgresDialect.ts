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
import { FailoverPool, refuseReadOnly } from './FailoverPool.ts';
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

function createPool(options: PoolConfig): Pool {
  const pool = new Pool({ ...options, pipeline: true });
  // A connection that is lost while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {});
  prepareClients(pool);
  return pool;
}

/** The PostgreSQL dialect of the store. */
export class StorePostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  /**
   * @param addresses The servers. Of several, one that takes changes is used.
   * @param options How the connections are made. They take many statements at once.
   */
  constructor(addresses: readonly string[], options: PoolConfig) {
    // The pool waits for it, which its types do not say.
    const hooks: object = addresses.length > 1 ? { onConnect: refuseReadOnly } : {};
    const pools = addresses.map((connectionString) =>
      createPool({ ...options, ...hooks, connectionString }),
    );
    const pool = new FailoverPool(pools);
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
