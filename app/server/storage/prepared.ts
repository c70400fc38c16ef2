import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './database.ts';

class Parameter {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Prepares a statement, which is built and compiled once for each database. Building it on every call would take most
 * of the time of a small statement.
 * @param build Builds the statement from stand-ins for the values of a call, which it can only pass on to the builder.
 * @returns a function that runs the statement with the values of a call, and returns its rows. All calls must have
 * values of the same names.
 */
export function prepared<V extends object, Row>(
  build: (db: Kysely<Database>, values: V) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Database>, values: V) => Promise<Row[]> {
  const statements = new WeakMap<object, CompiledQuery<Row>>();
  const standIns: ProxyHandler<V> = { get: (_, name) => new Parameter(name) };
  return async (db, values) => {
    // All transactions of a database share its adapter.
    const { adapter } = db.getExecutor();
    const statement = statements.get(adapter) ?? build(db, new Proxy(values, standIns)).compile();
    statements.set(adapter, statement);
    const { rows } = await db.executeQuery<Row>({
      ...statement,
      parameters: statement.parameters.map((one) =>
        one instanceof Parameter ? Reflect.get(values, one.name) : one,
      ),
    });
    return rows;
  };
}
