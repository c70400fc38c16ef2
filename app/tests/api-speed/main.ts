/**
 * Measures the speed of the API beside a bare handler over the same store, on SQLite and on PostgreSQL:
 * `npm run bench -- api`. The figures depend on the machine, so it never fails. It reads the time of processes as Linux does.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';
import { fillLogs, sendRequests, type Operation } from './requests.ts';
import { startServer, startSignIn, type RunningServer } from './servers.ts';

const [people, rounds] = [100, 9];
const turn = { connections: 16, duration: 3 };
/** So many requests are answered before the first turn, so that V8 has compiled what is often used. */
const warmUp = { connections: 16, amount: 12_000 };

const figures = ['requests per second', 'p50 (ms)', 'p99 (ms)', 'CPU per request (ms)'] as const;
type Turn = Record<(typeof figures)[number], number>;

/** Returns the value below which this share (0 to 1) of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

async function measure(
  server: RunningServer,
  tokens: readonly string[],
  operation: Operation,
): Promise<Turn> {
  const before = server.processorTime();
  const { times, seconds } = await sendRequests(server.url, tokens, operation, turn);
  return {
    'requests per second': times.length / seconds,
    'p50 (ms)': quantile(times, 0.5),
    'p99 (ms)': quantile(times, 0.99),
    'CPU per request (ms)': (server.processorTime() - before) / times.length,
  };
}

/**
 * Measures two servers in turns, in the other order each round, so that other load on the machine affects both equally.
 * @returns a table of their medians, and of the ratios within a round with their quartiles.
 */
async function compare(
  servers: readonly [RunningServer, RunningServer],
  tokens: readonly string[],
  operation: Operation,
) {
  const turns: [Turn[], Turn[]] = [[], []];
  for (const { url } of servers) await sendRequests(url, tokens, operation, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      turns[index].push(await measure(servers[index], tokens, operation));
    }
  }
  const rows = figures.map((figure) => {
    const [foodlog = [], bare = []] = turns.map((all) => all.map((one) => one[figure]));
    const ratios = foodlog.map((value, round) => value / (bare[round] ?? Number.NaN));
    const [from, middle, to] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    const [ours, theirs] = [foodlog, bare].map((values) => quantile(values, 0.5).toPrecision(3));
    return [figure, { Foodlog: ours, 'bare handler': theirs, ratio: `${middle} (${from}–${to})` }];
  });
  return Object.fromEntries(rows);
}

async function measureDatabase(name: string, settings: DatabaseSettings): Promise<void> {
  const store = new FoodLogStore(await openDatabase(settings));
  await fillLogs(store, people);
  await store.close();
  const signIn = await startSignIn(people);
  const foodlog = await startServer(['../../server/main.ts', '--api-only'], settings, signIn.url);
  const bare = await startServer(['bare.ts'], settings, signIn.url);
  for (const operation of ['stats', 'create'] as const) {
    console.log(`${name}, ${operation}`);
    console.table(await compare([foodlog, bare], signIn.tokens, operation));
  }
  await foodlog.stop();
  await bare.stop();
  signIn.close();
}

const dataDir = await mkdtemp(`${tmpdir()}/foodlog-bench-`);
await measureDatabase('SQLite', { dataDir, databaseUrl: undefined });
await rm(dataDir, { recursive: true });
const postgres = await PostgresServer.start();
await measureDatabase('PostgreSQL', { dataDir: '', databaseUrl: postgres.url('postgres') });
await postgres.remove();
