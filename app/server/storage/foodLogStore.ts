import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, FoodLogTable } from './database.ts';
import type { FoodLogRange, NewFoodLogEntry, Nutrition } from './foodLogEntry.ts';

/** PostgreSQL answers a sum as text. */
const sum = (column: keyof Nutrition) =>
  sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);

/** All that is logged. Every statement is keyed by its owner first: nobody reads or touches another's. */
export class FoodLogStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Logs an entry; it is on disk when this returns. Creating it again changes nothing.
   * @returns 'conflict' when the owner has another entry under this id; that one stays as it is.
   */
  async create(
    owner: string,
    entry: NewFoodLogEntry,
  ): Promise<'created' | 'unchanged' | 'conflict'> {
    const inserted = await this.#db
      .insertInto('food_log')
      .values({
        owner,
        id: entry.id,
        user_id: entry.userId,
        name: entry.name,
        calories: entry.calories,
        fats: entry.fats,
        proteins: entry.proteins,
        carbs: entry.carbs,
        logged_at: entry.loggedAt.getTime(),
        day: entry.day,
        content_hash: entry.contentHash,
        created_at: entry.createdAt.getTime(),
      })
      .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return 'created';
    const first = await this.#db
      .selectFrom('food_log')
      .select('content_hash')
      .where('owner', '=', owner)
      .where('id', '=', entry.id)
      .executeTakeFirst();
    return first?.content_hash === entry.contentHash ? 'unchanged' : 'conflict';
  }

  /** Undefined when the owner has no such entry. */
  async findById(
    owner: string,
    id: string,
  ): Promise<Pick<Selectable<FoodLogTable>, 'id' | 'calories'> | undefined> {
    return this.#db
      .selectFrom('food_log')
      .select(['id', 'calories'])
      .where('owner', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Exact sums over the range; zeros where nothing is logged. */
  async stats(owner: string, range: FoodLogRange): Promise<Nutrition> {
    const owned = this.#db.selectFrom('food_log').where('owner', '=', owner);
    const inRange =
      range.kind === 'days'
        ? owned.where('day', '>=', range.start).where('day', '<=', range.end)
        : owned
            .where('logged_at', '>=', range.start.getTime())
            .where('logged_at', '<=', range.end.getTime());
    const sums = await inRange
      .select([sum('calories'), sum('fats'), sum('proteins'), sum('carbs')])
      .executeTakeFirstOrThrow();
    return {
      calories: Number(sums.calories),
      fats: Number(sums.fats),
      proteins: Number(sums.proteins),
      carbs: Number(sums.carbs),
    };
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.#db.selectFrom('food_log').select('id').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
