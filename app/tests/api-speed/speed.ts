import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { writeDays } from '../../server/testing/writeDays.ts';
import { days, foods, lastDays, quantile, sendRequests } from './load.ts';
import { startServer } from './startServer.ts';

const people = 1000;
const turn = { connections: 16, duration: Number(process.env['BENCH_SECONDS'] ?? 30) };
/** So many requests are answered before the turn, so that V8 has compiled what is often used. */
const warmUp = { connections: 16, amount: Number(process.env['BENCH_WARM_UP'] ?? 12_000) };

const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en');

/** Measures how fast the API is under load. */
export async function measureSpeed(engine: string, database: DatabaseSettings): Promise<void> {
  const db = await openDatabase(database, { isLimited: false });
  for (let person = 0; person < people; person += 1)
    await writeDays(db, `Person${person}`, lastDays(days), 11, foods);
  await db.destroy();
  const server = await startServer(database, { people, isLimited: false });
  const rows: Record<string, Record<string, string>> = {};
  try {
    for (const operation of ['stats', 'create'] as const) {
      await sendRequests(server.url, server.tokens, operation, warmUp);
      const { times, seconds } = await sendRequests(server.url, server.tokens, operation, turn);
      rows[operation] = {
        'requests per second': rounded(times.length / seconds),
        'p50 (ms)': rounded(quantile(times, 0.5)),
        'p99 (ms)': rounded(quantile(times, 0.99)),
      };
    }
    console.log(engine);
    console.table(rows);
  } finally {
    await server.stop();
  }
}
