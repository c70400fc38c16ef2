import autocannon from 'autocannon';
import type { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { between, egg, foodLogCreate, foodLogStats } from '../../server/testing/operations.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';

/** What is measured. */
export type Operation = 'stats' | 'create';

/** The day on which all logs end, how many days they have, and how many entries each day. */
const [lastDay, days, entriesPerDay] = ['2026-11-20', 30, 11];
const foods = 30;

const daysAgo = (count: number) =>
  new Date(Date.parse(lastDay) - count * 86_400_000).toISOString().slice(0, 10);
const below = (most: number) => Math.floor(Math.random() * most);
/** Names a food, and says at which minute of the day it is logged. */
const mealOf = (food: number) => ({ name: `Food ${food}`, minuteOfDay: 420 + (food % 11) * 75 });

/** Logs 30 foods in turn, on 30 days, for each person: Person0 and so on. */
export async function fillLogs(store: FoodLogStore, people: number): Promise<void> {
  for (let person = 0; person < people; person += 1) {
    for (let day = 0; day < days; day += 1) {
      const date = daysAgo(days - 1 - day);
      const entries = Array.from({ length: entriesPerDay }, (_, index) => {
        const number = day * entriesPerDay + index;
        const id = number.toString(16).padStart(24, '0');
        const meal = mealOf(number % foods);
        const loggedAt = new Date(Date.parse(date) + meal.minuteOfDay * 60_000);
        return sampleEntry({ id, contentHash: id, day: date, loggedAt, ...meal });
      });
      await store.create(`Person${person}`, entries, new Date(date));
    }
  }
}

let created = 0;
/** What Foodlog's client sends. Entries are the latest, as they mostly are, on so many days that none grows too long. */
const bodies: Record<Operation, () => object> = {
  stats: () => ({
    operationName: 'FoodLogStats',
    query: foodLogStats,
    variables: between(lastDay, lastDay),
  }),
  create: () => {
    created += 1;
    const id = Date.now().toString(16).padStart(16, '0') + created.toString(16).padStart(8, '0');
    const when = { day: daysAgo(below(days)), loggedAt: new Date().toISOString() };
    const data = { ...egg, id, ...mealOf(below(foods)), ...when };
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
