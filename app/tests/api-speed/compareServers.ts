import { sendRequests } from './load.ts';
import { processorTime, processorTimeWithChildren } from './processes.ts';
import { median, spread } from './quantile.ts';
import type { Operation } from './requests.ts';
import type { RunningServer } from './servers.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const turn = { duration: 3 };
/** So many requests are answered before the first turn, so that V8 has compiled what is often used. */
const warmUp = { amount: Number(process.env['BENCH_WARM_UP'] ?? 12_000) };

/** The figures of one turn, as the table names them. */
const units = {
  'requests per second': (value: number) => value.toFixed(0),
  p50: (value: number) => `${value.toFixed(2)} ms`,
  p99: (value: number) => `${value.toFixed(2)} ms`,
  'CPU per request, server': (value: number) => `${(value * 1000).toFixed(0)} µs`,
  'CPU per request, with PostgreSQL': (value: number) => `${(value * 1000).toFixed(0)} µs`,
};
type Figures = Record<keyof typeof units, number>;

/** @param database The first process of PostgreSQL. */
async function measure(
  tokens: readonly string[],
  { url, pid }: RunningServer,
  operation: Operation,
  database: number | undefined,
): Promise<Figures> {
  const used = () =>
    [processorTime(pid), database === undefined ? 0 : processorTimeWithChildren(database)] as const;
  const [server, postgres] = used();
  const { answers, seconds, p50, p99 } = await sendRequests(tokens, {
    url,
    operation,
    until: turn,
  });
  const [serverAfter, postgresAfter] = used();
  const perRequest = (serverAfter - server) / answers;
  return {
    'requests per second': answers / seconds,
    p50,
    p99,
    'CPU per request, server': perRequest,
    'CPU per request, with PostgreSQL': perRequest + (postgresAfter - postgres) / answers,
  };
}

/**
 * Measures servers in turns, in the other order each round, so that other load on the machine affects all equally.
 * @param tokens One for each person who asks.
 * @param subject The one whose ratios to each of the others are computed, from turns of the same round.
 * @param database The first process of PostgreSQL, if that is used.
 * @returns a table of medians, and of the ratios with their quartiles.
 */
export async function compareServers(
  tokens: readonly string[],
  [subject, ...others]: readonly [RunningServer, ...RunningServer[]],
  operation: Operation,
  database: number | undefined,
): Promise<Record<string, Record<string, string>>> {
  const servers = [subject, ...others];
  for (const { url } of servers) {
    await sendRequests(tokens, { url, operation, until: warmUp });
  }
  const measured = servers.map((server): { server: RunningServer; turns: Figures[] } => ({
    server,
    turns: [],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, turns } of round % 2 === 0 ? measured : measured.toReversed()) {
      turns.push(await measure(tokens, server, operation, database));
    }
  }
  const ofSubject = measured[0]?.turns ?? [];
  return Object.fromEntries(
    Object.entries(units)
      .filter(([name]) => database !== undefined || !name.includes('PostgreSQL'))
      .map(([name, write]) => {
        // eslint-disable-next-line typescript/no-unsafe-type-assertion -- The names of `units`.
        const figure = name as keyof Figures;
        const medians = measured.map(({ server, turns }) => [
          server.name,
          write(median(turns.map((one) => one[figure]))),
        ]);
        const ratios = measured
          .slice(1)
          .map(({ server, turns }) => [
            `${subject.name} : ${server.name}`,
            spread(
              turns.map((one, round) => (ofSubject[round]?.[figure] ?? Number.NaN) / one[figure]),
            ),
          ]);
        return [name, Object.fromEntries([...medians, ...ratios])];
      }),
  );
}
