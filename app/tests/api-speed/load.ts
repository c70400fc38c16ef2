import autocannon from 'autocannon';
import { quantile } from './quantile.ts';
import { bodyOf, days, foods, type Operation } from './requests.ts';

/** How long 16 connections send requests, each the next when the last was answered, or how many requests they send. */
export interface Turn {
  url: string;
  operation: Operation;
  until: { duration: number } | { amount: number };
}

/** What the clients saw. The times are in milliseconds. */
interface Seen {
  answers: number;
  seconds: number;
  p50: number;
  p99: number;
}

let count = 0;
const below = (most: number) => Math.floor(Math.random() * most);

/**
 * Sends requests until the turn ends.
 * @param tokens One for each person. Every request is made by one of them.
 * @throws Error if one is not answered as it should be.
 */
export async function sendRequests(
  tokens: readonly string[],
  { url, operation, until }: Turn,
): Promise<Seen> {
  const setupRequest = (request: autocannon.Request) => {
    count += 1;
    const id = Date.now().toString(16).padStart(16, '0') + count.toString(16).padStart(8, '0');
    const authorization = `Bearer ${tokens[below(tokens.length)]}`;
    return {
      ...request,
      headers: { authorization, 'content-type': 'application/json' },
      body: bodyOf(operation, { id, food: 1 + below(foods), ago: below(days) }),
    };
  };
  // Its own latencies are whole milliseconds.
  const times: number[] = [];
  const { errors, mismatches, non2xx, requests, duration } = await autocannon({
    url,
    connections: 16,
    ...until,
    method: 'POST',
    requests: [{ setupRequest }],
    setupClient: (client) => client.on('response', (_status, _bytes, time) => times.push(time)),
    verifyBody: (body) => !String(body).includes('"errors"'),
  });
  if (errors + non2xx + mismatches > 0) {
    throw new Error(
      `${url} left ${errors} requests without an answer, refused ${non2xx} and failed ${mismatches}.`,
    );
  }
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return { answers: requests.total, seconds: duration, p50, p99 };
}
