import { PostgresAdapter, sql, type CompiledQuery, type Kysely } from 'kysely';
import { StorageError } from '../storageError.ts';

/** What opening a database may do to its tables: bring them to this version, create them in an empty one, or nothing. */
export type TableChanges = 'migrate' | 'create' | 'none';

/**
 * The tables of a database, compared with those of this version.
 * - empty: there are none.
 * - unreleased: a commit before the first release created them.
 * - foreign: another program created them.
 */
type Schema = 'empty' | 'unreleased' | 'older' | 'current' | 'newer' | 'foreign';

/** The first migration before the first release, and the last commit that can export such a database. */
const unreleased = { migration: '0001 food log', commit: 'b67e70f' };

const ofMigrator = new Set(['kysely_migration', 'kysely_migration_lock']);

/** Reads the names of the tables, without those of extensions. */
async function readTableNames<T>(db: Kysely<T>): Promise<string[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const tables = isPostgres
    ? sql<{ name: string }>`
        select relname as name from pg_class
        where relkind in ('r', 'p') and pg_table_is_visible(oid)
          and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
          and not exists (
            select 1 from pg_depend
            where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
          )`
    : sql<{ name: string }>`
        select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`;
  const { rows } = await tables.execute(db);
  return rows.map(({ name }) => name);
}

/** Reads the names of the migrations that were made. */
export const selectMade = <T>(db: Kysely<T>): CompiledQuery<{ name: string }> =>
  sql<{ name: string }>`select name from kysely_migration`.compile(db);

/**
 * Compares the tables of a database with those of this version.
 * @param known The names of all migrations of this version, in their order.
 */
export async function readSchema<T>(db: Kysely<T>, known: readonly string[]): Promise<Schema> {
  const tables = await readTableNames(db);
  const { rows } = tables.includes('kysely_migration')
    ? await db.executeQuery(selectMade(db))
    : { rows: [] };
  const made = new Set(rows.map(({ name }) => name));
  if (made.size === 0) {
    return tables.every((name) => ofMigrator.has(name)) ? 'empty' : 'foreign';
  }
  if (made.has(unreleased.migration)) return 'unreleased';
  if (!made.has(known[0] ?? '')) return 'foreign';
  if ([...made].some((name) => !known.includes(name))) return 'newer';
  return made.size < known.length ? 'older' : 'current';
}

const refusals: Record<Schema, string> = {
  current: '',
  empty: 'holds no log. Set DATA_DIR to the folder of the server, or DATABASE_URL to its database.',
  unreleased: `was written before the first release of Foodlog, and was left as it is: export it with commit ${unreleased.commit}, and import that file into another database.`,
  older:
    'was written by an older version of Foodlog, and was left as it is. Use the command of that version, or start the server of this one first.',
  newer:
    'was written by a newer version of Foodlog, and was left as it is. Use that version, or another database.',
  foreign:
    'holds tables of another program, and was left as it is. Set DATA_DIR to another folder, or DATABASE_URL to another database.',
};

const allowed: Record<TableChanges, Schema[]> = {
  migrate: ['current', 'empty', 'older'],
  create: ['current', 'empty'],
  none: ['current'],
};

/** @throws StorageError unless these tables are those of this version, or may be made so. */
export function refuseSchema(schema: Schema, changes: TableChanges): void {
  if (!allowed[changes].includes(schema)) throw new StorageError(refusals[schema]);
}
