import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openSqlite } from '../storage/sqlite/openSqlite.ts';
import { openEmptyPostgres } from './postgres/testDatabase.ts';
import { temporaryFolder } from './testServer.ts';

/** Both databases, each with a function that opens an empty store. */
export const engines = {
  SQLite: async () => new FoodLogStore(await openSqlite(await temporaryFolder())),
  PostgreSQL: async () => new FoodLogStore(await openEmptyPostgres()),
};
