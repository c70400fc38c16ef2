import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';

/** Closes the connection when the test ends. */
export async function closeAfterTest<T>(opening: Promise<Kysely<T>>): Promise<Kysely<T>> {
  const db = await opening;
  onTestFinished(() => db.destroy());
  return db;
}
