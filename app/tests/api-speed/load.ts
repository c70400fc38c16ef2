import autocannon from 'autocannon';
import { between, egg, foodLogCreate, foodLogStats } from '../../server/testing/operations.ts';

type Operation = 'stats' | 'create';

/** The last days, the latest first. */
export const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(2026, 10, 20 - ago)).toISOString().slice(0, 10),
  );
const logged = lastDays(30);

/** The days and foods of each person. */
export const [days, foods] = [logged.length, 30];

/** Returns the value below which this share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

const below = (most: number) => Math.floor(Math.random() * most);
let created = 0;

/** What Foodlog's client sends. Entries are the latest, as they mostly are, on so many days that none grows too long. */
const bodies: Record<Operation, () => object> = {
  stats: () => ({
    operationName: 'FoodLogStats',
    query: foodLogStats,
    variables: between(logged[0]!, logged[0]!),
  }),
  create: () => {
    created += 1;
    const id = Date.now().toString(16).padStart(16, '0') + created.toString(16).padStart(8, '0');
    const data = {
      ...egg,
      id,
      name: `Egg ${below(foods)}`,
      day: logged[below(days)],
      loggedAt: new Date().toISOString(),
      minuteOfDay: 720,
    };
    return { operationName: 'FoodLogCreate', query: foodLogCreate, variables: { data } };
  },
};

/**
 * Sends requests, each by one of the people whose tokens these are, over connections that send the next when the last was
 * answered.
 * @returns how long each took, in milliseconds, and all together, in seconds.
 * @throws Error if one is not answered as it should be.
 */
export async function sendRequests(
  url: string,
  tokens: readonly string[],
  operation: Operation,
  options: Partial<autocannon.Options>,
): Promise<{ times: number[]; seconds: number }> {
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    headers: {
      authorization: `Bearer ${tokens[below(tokens.length)]}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(bodies[operation]()),
  });
  // Its own latencies are whole milliseconds.
  const times: number[] = [];
  const { errors, mismatches, non2xx, duration } = await autocannon({
    url,
    method: 'POST',
    ...options,
    requests: [{ setupRequest }],
    setupClient: (client) => client.on('response', (_status, _bytes, time) => times.push(time)),
    verifyBody: (body) => !String(body).includes('"errors"'),
  });
  if (errors + non2xx + mismatches > 0) {
    throw new Error(
      `${url} left ${errors} requests without an answer, refused ${non2xx} and failed ${mismatches}.`,
    );
  }
  return { times, seconds: duration };
}
