import {
  PostgresDialect,
  PostgresQueryCompiler,
  type DataTypeNode,
  type QueryCompiler,
} from 'kysely';

/** Text is compared and sorted by its bytes, as SQLite does, whatever the locale of the database is. */
class BinaryTextCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** The PostgreSQL dialect of the store. */
export class BinaryTextPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new BinaryTextCompiler();
  }
}
