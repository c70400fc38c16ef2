import { Kysely, type Dialect } from 'kysely';
import type { Database } from '../../server/storage/database.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';
import type { Operation } from './requests.ts';

/** A statement as the driver gets it. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

const day = { kind: 'days', start: '2026-11-20', end: '2026-11-20' } as const;

/** What the recorded requests were made with, so that the values of another request can take its place. */
export const recorded = {
  owner: 'recorded owner',
  day: day.start,
  entry: sampleEntry({
    id: 'f'.repeat(24),
    userId: 'recorded user',
    name: 'Recorded name',
    contentHash: 'recorded hash',
    calories: 99_991,
    fats: 99_992,
    proteins: 99_993,
    carbs: 99_994,
  }),
};

/** Records the statements that the store runs for a request, without those that begin and end a transaction. */
export async function recordStatements(dialect: Dialect): Promise<Record<Operation, Statement[]>> {
  let statements: Statement[] = [];
  const db = new Kysely<Database>({
    dialect,
    log: ({ query: { sql, parameters } }) => {
      if (sql.includes('food_log')) statements.push({ sql, parameters: [...parameters] });
    },
  });
  const store = new FoodLogStore(db);
  const record = async (request: Promise<unknown>) => {
    await request;
    const made = statements;
    statements = [];
    return made;
  };
  const { owner, entry } = recorded;
  const earlier = { ...entry, id: 'e'.repeat(24), contentHash: 'earlier' };
  await record(store.create(owner, [earlier], entry.createdAt));
  const create = await record(store.create(owner, [entry], entry.createdAt));
  const stats = await record(store.stats(owner, day));
  await store.close();
  return { stats, create };
}
