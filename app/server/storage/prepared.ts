import { PostgresAdapter, type CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Database } from './database.ts';

class Parameter {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** A statement with its values, compiled for that database. `Row` is what it returns. */
export type Statement<Row> = (db: Kysely<Database>) => CompiledQuery<Row>;

/**
 * Prepares a statement, which is built and compiled once for each database. Building it on every call would take most
 * of the time of a small statement.
 * @param build Builds the statement from stand-ins for the values of a call, which it can only pass on to the builder.
 * @returns a function that gives the statement the values of a call. All calls must have values of the same names.
 */
export function prepared<V extends object, Row>(
  build: (db: Kysely<Database>, values: V) => { compile(): CompiledQuery<Row> },
): (values: V) => Statement<Row> {
  const statements = new WeakMap<object, CompiledQuery<Row>>();
  const standIns: ProxyHandler<V> = { get: (_, name) => new Parameter(name) };
  return (values) => (db) => {
    // All transactions of a database share its adapter.
    const { adapter } = db.getExecutor();
    const statement = statements.get(adapter) ?? build(db, new Proxy(values, standIns)).compile();
    statements.set(adapter, statement);
    return {
      ...statement,
      parameters: statement.parameters.map((one) =>
        one instanceof Parameter ? Reflect.get(values, one.name) : one,
      ),
    };
  };
}

/** Runs a statement. @returns its rows. */
export async function run<Row>(db: Kysely<Database>, statement: Statement<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery(statement(db));
  return rows;
}

/** How many statements PostgreSQL gets at once. They share its time limit, which begins when they are sent. */
const mostAtOnce = 50;

/**
 * Runs groups of statements of a transaction, one statement after the other. PostgreSQL gets many of them at once: one round
 * trip instead of one each. No statement runs after one that has failed: PostgreSQL itself refuses to.
 * @returns the rows of each statement of each group.
 */
export async function runAll<Rows extends unknown[]>(
  trx: Transaction<Database>,
  ...groups: { [Group in keyof Rows]: readonly Statement<Rows[Group]>[] }
): Promise<{ [Group in keyof Rows]: Rows[Group][][] }>;
export async function runAll(
  trx: Transaction<Database>,
  ...groups: (readonly Statement<unknown>[])[]
): Promise<unknown[][][]> {
  const executor = trx.getExecutor();
  const atOnce = executor.adapter instanceof PostgresAdapter ? mostAtOnce : 1;
  // Through the transaction, Kysely would wait for each answer.
  return executor.provideConnection(async (connection) => {
    const send = async (statement: Statement<unknown>) => {
      const { rows } = await connection.executeQuery(statement(trx));
      return rows;
    };
    const statements = groups.flat();
    const answers: unknown[][] = [];
    for (let sent = 0; sent < statements.length; sent += atOnce) {
      answers.push(...(await Promise.all(statements.slice(sent, sent + atOnce).map(send))));
    }
    return groups.map((group) => answers.splice(0, group.length));
  });
}
