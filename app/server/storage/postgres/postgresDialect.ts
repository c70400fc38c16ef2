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
import { explainPostgresProblem } from './postgresProblem.ts';

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

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new WatchedDriver(this.#config);
  }

  override createQueryCompiler(): QueryCompiler {
    return new BinaryTextCompiler();
  }
}
