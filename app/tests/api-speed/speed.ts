import { openDatabase } from '../../server/storage/openDatabase.ts';
import type { Engine } from './engines.ts';
import { days, foods, quantile, sendRequests, type Operation } from './load.ts';
import { fillLogs } from './logs.ts';
import { startServer, startSignIn, type RunningServer } from './servers.ts';

const people = 1000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const turn = { connections: 16, duration: 3 };
/** So many requests are answered before the first turn, so that V8 has compiled what is often used. */
const warmUp = { connections: 16, amount: Number(process.env['BENCH_WARM_UP'] ?? 12_000) };

const figures = ['requests per second', 'p50 (ms)', 'p99 (ms)', 'CPU per request (ms)'] as const;
type Turn = Record<(typeof figures)[number], number>;

const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en');

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
  const table: Record<string, Record<string, string>> = {};
  for (const figure of figures) {
    const [ours = [], bare = []] = turns.map((all) => all.map((one) => one[figure]));
    const ratios = ours.map((value, round) => value / (bare[round] ?? Number.NaN));
    const [from, middle, to] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    table[figure] = {
      [servers[0].name]: rounded(quantile(ours, 0.5)),
      [servers[1].name]: rounded(quantile(bare, 0.5)),
      ratio: `${middle} (${from}–${to})`,
    };
  }
  return table;
}

/** Measures Foodlog's API beside a bare handler. The ratios are of turns one after the other. */
export async function measureSpeed({ name, createDatabase }: Engine): Promise<void> {
  const settings = await createDatabase('log');
  const db = await openDatabase(settings, { isLimited: false });
  await fillLogs(db, { people, days, foods });
  await db.destroy();
  const signIn = await startSignIn(people);
  const foodlog = await startServer('Foodlog', settings, signIn.url);
  const bare = await startServer('bare handler', settings, signIn.url);
  try {
    for (const operation of ['stats', 'create'] as const) {
      console.log(`${name}, ${operation}`);
      console.table(await compare([foodlog, bare], signIn.tokens, operation));
    }
  } finally {
    await foodlog.stop();
    await bare.stop();
    signIn.close();
  }
}
