import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createTestServer, type Answer } from '../testing/testServer.ts';
import { ConcurrencyLimit, maxRunning, maxUnderWay } from './ConcurrencyLimit.ts';

/** A server whose lists of foods wait until they are let go, and all whom it has let begin. */
async function gatedServer() {
  const server = await createTestServer();
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  vi.spyOn(server.store, 'items').mockImplementation(async (owner) => {
    begun.push(owner);
    await new Promise<void>((resolve) => gates.push(resolve));
    return [];
  });
  const send = async (sub: string, query = '{ foodLogItems { name } }') => {
    const headers = { authorization: `Bearer ${await server.token({ sub })}` };
    return server.app.inject({ method: 'POST', url: '/api', headers, payload: { query } });
  };
  const openAll = () => {
    for (const open of gates.splice(0)) open();
  };
  /** Lets go all that begin, until so many have. */
  const beginAll = (count: number) =>
    expect
      .poll(() => {
        openAll();
        return begun.length;
      })
      .toBe(count);
  return { ...server, begun, send, openAll, beginAll };
}

test('§7 a person runs few operations at once, the next wait, and more are refused with the seconds to wait', async () => {
  const { begun, send, openAll, beginAll } = await gatedServer();
  const many = Array.from({ length: maxUnderWay + 3 }, () => send('U1'));
  const first = await Promise.race(many);
  expect(first.statusCode).toBe(429);
  expect(first.headers['retry-after']).toBe('1');
  expect(first.json<Answer>().errors?.[0]).toMatchObject({
    message: 'Too many requests at once. Nothing was done; try again in 1 second.',
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
  await expect.poll(() => begun.length).toBe(maxRunning);
  // Nobody else waits for that person.
  expect((await send('U2', '{ __typename }')).statusCode).toBe(200);
  expect(begun).toHaveLength(maxRunning);
  await beginAll(maxUnderWay);
  openAll();
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxUnderWay);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  // All places are free again.
  const later = Array.from({ length: maxUnderWay }, () => send('U1', '{ __typename }'));
  for (const { statusCode } of await Promise.all(later)) expect(statusCode).toBe(200);
});

test('§7 of requests that arrive together, one of each person begins before a second of anybody', async () => {
  const limit = new ConcurrencyLimit();
  const begun: string[] = [];
  const run = async (subject: string) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    await limit.run(subject, response, async () => void begun.push(subject));
    response.emit('close');
  };
  const arrived = new Promise<void>((resolve) => {
    // What comes from the network is served before what waits in setImmediate.
    setImmediate(() => {
      begun.push('others');
      resolve();
    });
  });
  await Promise.all([...['U1', 'U1', 'U1', 'U2', 'U3'].map(run), arrived]);
  expect(begun).toEqual(['U1', 'U2', 'U3', 'others', 'U1', 'U1']);
  // One that has ended and was answered is no reason to begin the next before others.
  begun.length = 0;
  setImmediate(() => void begun.push('others'));
  await run('U4');
  await run('U4');
  expect(begun).toEqual(['U4', 'others', 'U4']);
});

test('§7 an answer that nobody reads is under way until its connection is closed', async () => {
  const { app, store, token, send, openAll, beginAll } = await gatedServer();
  const food = {
    name: 'x'.repeat(20_000),
    calories: 1,
    fats: 1,
    proteins: 1,
    carbs: 1,
    timesLogged: 1,
    lastLoggedAt: new Date(),
  };
  vi.spyOn(store, 'frequent').mockResolvedValue(Array.from({ length: 1000 }, () => food));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const body = JSON.stringify({ query: '{ foodLogFrequent(minuteOfDay: 1) { name } }' });
  const socket = connect({ host: '127.0.0.1', port });
  const head = [
    'POST /api HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${await token({ sub: 'U1' })}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Only the beginning of 20 MB is read.
  await once(socket, 'readable');
  const others = Array.from({ length: maxUnderWay }, () => send('U1'));
  expect((await Promise.race(others)).statusCode).toBe(429);
  socket.destroy();
  await beginAll(maxUnderWay - 1);
  openAll();
  const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxUnderWay - 1);
  const later = Array.from({ length: maxUnderWay }, () => send('U1', '{ __typename }'));
  for (const { statusCode } of await Promise.all(later)) expect(statusCode).toBe(200);
});

test('§7 a request whose connection was closed before its turn keeps no place', async () => {
  const limit = new ConcurrencyLimit();
  for (let request = 0; request <= maxUnderWay; request += 1) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.destroy();
    await once(response, 'close');
    await expect(limit.run('U1', response, async () => 'done')).resolves.toBe('done');
  }
});
