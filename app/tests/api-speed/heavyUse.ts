/**
 * The people who burden the server, in a thread of their own: each stream sends the next request when the last was
 * answered, and this thread posts whether it was done, until it is terminated.
 */
import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { idOf } from '../../server/testing/writeDays.ts';
import { lastDays } from './load.ts';
import type { HeavyUse } from './others.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- others.ts starts this thread.
const { url, tokens, heaviest, streams, firstStream } = workerData as HeavyUse;

const list = `foodLogItems(limit: 1000) { __typename name calories fats proteins carbs timesLogged lastLoggedAt }`;
const days = lastDays(400);
const range = `{ startDate: "${days.at(-1)}T00:00:00Z", endDate: "${days[0]}T00:00:00Z" }`;
const sum = `foodLogStats(pagination: { filter: ${range} }) { calories fats proteins carbs }`;
const change = 'entries { id name version } days { day stats { calories } }';
const fragments = Array.from({ length: 45 }, (_, index) => `f${index}`);
const document = `{ foodLogItems(limit: 1) { ${fragments.map((name) => `...${name}`).join(' ')} } }
  ${fragments.map((name) => `fragment ${name} on FoodLogSuggestion { name }`).join(' ')}`;

/** Makes the body of a request from how many its stream has sent, and the stream's number. */
const bodies: Record<HeavyUse['heaviest'], (count: number, stream: number) => object> = {
  'lists 1,000 foods with long names': () => ({ query: `{ ${list} }` }),
  'sums 200,000 entries': () => ({ query: `{ ${sum} }` }),
  both: () => ({ query: `{ ${sum} ${list} }` }),
  'deletes or restores 200 entries of 200 days and foods': (count, stream) => {
    const field = count % 2 === 0 ? 'foodLogDelete' : 'foodLogRestore';
    const query = `mutation ($entries: [FoodLogVersionDtoInput!]!) { ${field}(entries: $entries) { ${change} } }`;
    const entries = days
      .slice(0, 200)
      .map((day, ago) => ({ id: idOf(day, ago + stream), version: count + 1 }));
    return { query, variables: { entries } };
  },
  'a new document of 500 tokens': (count, stream) => ({
    query: `${document} # ${stream} ${count}`,
  }),
};

let nextStream = firstStream;
void autocannon({
  url,
  connections: streams,
  duration: '1h',
  timeout: 60,
  method: 'POST',
  setupClient: (client) => {
    const stream = nextStream;
    nextStream += 1;
    let count = 0;
    const setupRequest = (request: autocannon.Request) => ({
      ...request,
      headers: {
        authorization: `Bearer ${tokens[stream % tokens.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(bodies[heaviest](count, stream)),
    });
    const onResponse = (status: number, body: string) => {
      const isDone = status === 200 && !body.startsWith('{"data":null');
      if (isDone) count += 1;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      parentPort?.postMessage(isDone);
    };
    client.setRequests([{ setupRequest, onResponse }]);
  },
});
