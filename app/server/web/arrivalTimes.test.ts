import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendBytes } from '../testing/sendBytes.ts';
import { createTestServer } from '../testing/testServer.ts';
import { arrivalTimes } from './arrivalTimes.ts';
import { Metrics } from './metrics.ts';

test('a request that does not arrive is answered within 20 s', async () => {
  expect(arrivalTimes.request + arrivalTimes.check).toBeLessThanOrEqual(20_000);
  const { app } = await createTestServer();
  for (const { server } of [app, new Metrics().createServer()]) {
    const { requestTimeout, headersTimeout } = server;
    expect([requestTimeout, headersTimeout]).toEqual([arrivalTimes.request, arrivalTimes.request]);
  }
});

const host = 'Host: localhost\r\n';
const post = `POST /api HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const get = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
const long = 'Content-Length: 100000\r\n\r\n';

const kinds: [kind: string, bytes: string, drip?: string][] = [
  ['nothing', ''],
  ['empty lines, one after the other', '', '\r\n'],
  ['half a line', 'GET /healthz'],
  ['headers without an end', post],
  ['headers, byte by byte', `${post}X-Slow: `, 'a'],
  ['headers, one after the other', post, 'X: a\r\n'],
  ['no body', `${post}${long}`],
  ['a body, byte by byte', `${post}${long}`, ' '],
  ['a body, chunk by chunk', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
];

/** Sends bytes, and then others slowly until the server ends the connection. Returns the status of each answer. */
async function statusesOf(app: FastifyInstance, bytes: string, drip = ''): Promise<number[]> {
  const ended = new AbortController();
  app.server.on('connection', (socket) => socket.on('finish', () => ended.abort()));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const slowly = drip ? { drip: { text: drip, until: ended.signal } } : {};
  return (await sendBytes(Number(port), bytes, slowly)).map(({ status }) => status);
}

const times = { ...arrivalTimes, request: 100, check: 20 };

/** A server that has all the time to answer the first request, and then waits for a moment only. */
async function serverAfterAnswer() {
  const { app } = await createTestServer({}, { arrivalTimes: { ...times, request: 60_000 } });
  const { server } = app;
  server.on('request', (_request, response) =>
    response.on('finish', () => {
      server.headersTimeout = server.requestTimeout = times.request;
    }),
  );
  return app;
}

test.each(kinds)(
  'a client that sends %s is answered, and the connection closed',
  async (_kind, bytes, drip) => {
    const { app } = await createTestServer({}, { arrivalTimes: times });
    expect(await statusesOf(app, bytes, drip)).toEqual([408]);
  },
);

test('the port of the metrics has the same limit', async () => {
  const app = new Metrics().createServer(times);
  onTestFinished(() => app.close());
  expect(await statusesOf(app, `${post}${long}`, ' ')).toEqual([408]);
});

test.each<[string, string, string?]>([
  ['half of another', post],
  ['another with a slow body', `${post}${long}`, ' '],
])('a client that sends a whole request, then %s, gets both answers', async (_kind, rest, drip) => {
  const app = await serverAfterAnswer();
  expect(await statusesOf(app, `${get}${rest}`, drip)).toEqual([200, 408]);
});

test('a client that is answered before its body has arrived gets no second answer', async () => {
  const bytes = `POST /healthz HTTP/1.1\r\n${host}${long}`;
  expect(await statusesOf(await serverAfterAnswer(), bytes, ' ')).toEqual([405]);
});

test('an answer that nobody takes is given up, and its connection closed', async () => {
  const { app, store, token } = await createTestServer(
    {},
    { arrivalTimes: { ...arrivalTimes, answer: 100 } },
  );
  // The system takes some megabytes of it from the server.
  const food = { name: 'a'.repeat(20_000), calories: 1, fats: 1, proteins: 1, carbs: 1 };
  const foods = Array.from({ length: 1000 }, () => ({
    ...food,
    amount: null,
    unit: null,
    timesLogged: 1,
    lastLoggedAt: new Date(0),
  }));
  vi.spyOn(store, 'items').mockResolvedValue(foods);
  const closed = new Promise((resolve) => {
    app.server.once('connection', (connection) => connection.once('close', resolve));
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  const body = JSON.stringify({ query: '{ foodLogItems(limit: 1000) { name } }' });
  const authorization = `Authorization: Bearer ${await token()}\r\n`;
  socket.write(`${post}${authorization}Content-Length: ${body.length}\r\n\r\n${body}`);
  expect(await closed).toBe(false);
});
