import autocannon from 'autocannon';
import { foodLogCreate, foodLogStats } from '../../server/testing/operations.ts';
import { daysAgo, lastDay, mealOf } from './logs.ts';

/** What is measured. */
export type Operation = 'stats' | 'create';

/** The days and foods of each person, without the favourite. */
export const [days, foods] = [30, 30];

/** Returns the value below which this share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

const below = (most: number) => Math.floor(Math.random() * most);
const totalsOfLastDay = { pagination: { filter: { startDate: lastDay, endDate: lastDay } } };
let created = 0;

/** What Foodlog's client sends. Entries are the latest, as they mostly are, on so many days that none grows too long. */
const bodies: Record<Operation, () => object> = {
  stats: () => ({
    operationName: 'FoodLogStats',
    query: foodLogStats,
    variables: totalsOfLastDay,
  }),
  create: () => {
    created += 1;
    const id = Date.now().toString(16).padStart(16, '0') + created.toString(16).padStart(8, '0');
    const when = { day: daysAgo(below(days)), loggedAt: new Date().toISOString() };
    const figures = { calories: 120, fats: 4, proteins: 6, carbs: 15 };
    const data = {
      userId: 'ada@example.com',
      id,
      ...mealOf(1 + below(foods)),
      ...figures,
      ...when,
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
