import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { lockOwner } from '../storage/changes/lockOwner.ts';
import { openPostgres } from '../storage/postgres/openPostgres.ts';
import { run as runStatement } from '../storage/prepared.ts';
import { closeAfterTest } from '../testing/closeAfterTest.ts';
import { holdTransaction } from '../testing/holdTransaction.ts';
import { listen } from '../testing/listen.ts';
import { egg, foodLogCreate } from '../testing/operations.ts';
import { createPostgresDatabase } from '../testing/postgres/testDatabase.ts';
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

/** A limit whose time passes only while operations run, what has begun, and a function that runs one of a person. */
function fairLimit(maxTogether = Infinity) {
  let elapsed = 0;
  const limit = new ConcurrencyLimit(maxTogether, () => elapsed);
  const begun: string[] = [];
  const pass = (milliseconds: number) => void (elapsed += milliseconds);
  const run = async (subject: string, takes = 1, gate?: Promise<void>) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    await limit.run(subject, response, async () => {
      begun.push(subject);
      pass(takes);
      await gate;
    });
    response.emit('close');
  };
  return { limit, begun, pass, run };
}

test('§7 a body is read when it is the turn of its request, as that may take long', async () => {
  const { app, token, begun, send, openAll } = await gatedServer();
  const running = Array.from({ length: maxRunning }, () => send('U1'));
  await expect.poll(() => begun.length).toBe(maxRunning);
  const post = async (sub: string) => {
    const authorization = `Bearer ${await token({ sub })}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api', headers, payload: '{' });
    return statusCode;
  };
  let answered = false;
  const own = post('U1').finally(() => (answered = true));
  expect(await post('U2')).toBe(400);
  expect(answered).toBe(false);
  openAll();
  expect(await own).toBe(400);
  await Promise.all(running);
});

test('§7 of requests that arrive together, one of each person begins before a second of anybody, and what arrives meanwhile is read', async () => {
  const { begun, run } = fairLimit();
  const arrived = new Promise<void>((resolve) => {
    // What comes from the network is read before what waits in setImmediate.
    setImmediate(() => {
      begun.push('arrived');
      resolve();
    });
  });
  await Promise.all([...['U1', 'U1', 'U1', 'U2', 'U3'].map((sub) => run(sub)), arrived]);
  expect(begun).toEqual(['U1', 'arrived', 'U2', 'U3', 'U1', 'U1']);
  // One that has ended and was answered is no reason to begin the next before others.
  begun.length = 0;
  setImmediate(() => void begun.push('arrived'));
  await run('U4');
  await run('U4');
  expect(begun).toEqual(['U4', 'arrived', 'U4']);
});

/** Connects so often from a thread of its own, and returns when the connections wait to be accepted by this one. */
function connectAll(port: number, count: number): void {
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const script = `
    const { port, count, connected } = require('node:worker_threads').workerData;
    const onConnect = () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    };
    for (let one = 0; one < count; one += 1) {
      require('node:net').connect({ port, host: '127.0.0.1' }).on('connect', onConnect);
    }`;
  const thread = new Worker(script, { eval: true, workerData: { port, count, connected } });
  onTestFinished(() => thread.terminate().then(() => undefined));
  for (let known = 0; known < count; known = Atomics.load(connected, 0)) {
    Atomics.wait(connected, 0, known);
  }
}

test('§7 connections that wait are accepted before the next operation begins, up to 100', async () => {
  const { begun, run } = fairLimit();
  const server = createServer((socket) => socket.destroy());
  onTestFinished(() => void server.close());
  connectAll(await listen(server), 120);
  let accepted = 0;
  const allAccepted = new Promise<number>((resolve) => {
    server.on('connection', () => {
      accepted += 1;
      if (accepted === 120) resolve(begun.length);
    });
  });
  await new Promise(setImmediate);
  await Promise.all(Array.from({ length: 120 }, (_, index) => run(`U${index}`)));
  const begunBefore = await allAccepted;
  expect(begunBefore).toBeGreaterThanOrEqual(2);
  expect(begunBefore).toBeLessThan(6);
});

test('§7 people who ask for little are before all who ask for much, in one stream or in many', async () => {
  const { begun, run, pass } = fairLimit();
  const over = new AbortController();
  const burden = async (subject: string) => {
    while (!over.signal.aborted) await run(subject, 200);
  };
  const streams = Array.from({ length: 10 }, (_, index) => `Busy${index}`);
  const burdens = [...streams, ...streams, 'Busy0', 'Busy0', 'Busy0'].map(burden);
  await run('Newcomer');
  for (const sub of ['Little', 'Little', 'Newcomer', 'Little']) {
    // One operation runs while the request arrives.
    await new Promise(setImmediate);
    const before = begun.length;
    await run(sub);
    expect(begun.slice(before)).toEqual([sub]);
  }
  // All have waited for as long.
  begun.length = 0;
  await expect.poll(() => begun.length).toBeGreaterThanOrEqual(100);
  for (const sub of streams) {
    expect(begun.slice(0, 100).filter((one) => one === sub)).toHaveLength(10);
  }
  // What was used long ago no longer counts.
  pass(10 * 60_000);
  await run('Newcomer', 7000);
  pass(10 * 60_000);
  const before = begun.length;
  await run('Newcomer');
  expect(begun.indexOf('Newcomer', before) - before).toBeLessThanOrEqual(streams.length);
  over.abort();
  await Promise.all(burdens);
});

test('§7 of the operations that may run together, the next is of a person who has none running, and some are left for those who ask for little', async () => {
  const { begun, run } = fairLimit(5);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { promise: end, resolve: endOne } = Promise.withResolvers<void>();
  await run('Busy1', 5000);
  await run('Busy2', 5000);
  begun.length = 0;
  const first = run('Busy1', 0, end);
  const all = ['Busy1', 'Busy1', 'Busy1', 'Busy2'].map((sub) => run(sub, 0, gate));
  await expect.poll(() => begun).toEqual(['Busy1', 'Busy2', 'Busy1']);
  for (const sub of ['U1', 'U2']) {
    all.push(run(sub, 0, gate));
    await expect.poll(() => begun.at(-1)).toBe(sub);
  }
  all.push(run('U3', 0, gate));
  await new Promise(setImmediate);
  expect(begun).toHaveLength(5);
  endOne();
  await first;
  await expect.poll(() => begun.slice(5)).toEqual(['U3']);
  open();
  await Promise.all(all);
  expect(begun.slice(6)).toEqual(['Busy1', 'Busy1']);
});

test('§7 people who have used about as much begin in the order in which they came', async () => {
  const { begun, run } = fairLimit();
  await Promise.all([run('U1', 90), run('U2', 1)]);
  begun.length = 0;
  await Promise.all(['U3', 'U1', 'U2', 'U4'].map((sub) => run(sub)));
  expect(begun).toEqual(['U3', 'U1', 'U2', 'U4']);
});

test('people are forgotten who have nothing under way and have used little lately', async () => {
  const { limit, run, pass } = fairLimit();
  for (let person = 0; person < 200; person += 1) await run(`Busy${person}`, 150);
  pass(10 * 60_000);
  for (let person = 0; person < 1000; person += 1) await run(`U${person}`, 0);
  expect(limit.people).toBeLessThanOrEqual(101);
});

test('§7 while the changes of many people wait in PostgreSQL, the probes have connections', async () => {
  const url = await createPostgresDatabase();
  const store = new FoodLogStore(await openPostgres(url));
  const other = await closeAfterTest(openPostgres(url, { connections: 1 }));
  const { app, ask, token } = await createTestServer({}, { store });
  const people = Array.from({ length: 12 }, (_, person) => `U${person}`);
  const release = await holdTransaction(other, async (trx) => {
    for (const owner of people) await runStatement(trx, lockOwner({ owner, changed_at: 0 }));
  });
  const create = vi.spyOn(store, 'create');
  const changes = people.map(async (sub) =>
    ask(foodLogCreate, { data: egg }, await token({ sub })),
  );
  await expect.poll(() => create.mock.calls.length).toBe(store.maxRunning);
  for (const probe of ['/readyz', '/health'])
    expect((await app.inject(probe)).statusCode).toBe(200);
  expect(create).toHaveBeenCalledTimes(store.maxRunning);
  await release();
  for (const { errors } of await Promise.all(changes)) expect(errors).toBeUndefined();
});

test('§7 an answer that nobody reads is under way until its connection is closed', async () => {
  const { app, store, token, send, openAll, beginAll } = await gatedServer();
  const food = {
    name: 'x'.repeat(20_000),
    calories: 1,
    fats: 1,
    proteins: 1,
    carbs: 1,
    amount: null,
    unit: null,
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

test('§7 a request whose connection was closed before its turn is not executed, and keeps no place', async () => {
  const { limit, begun } = fairLimit();
  for (let request = 0; request <= maxUnderWay; request += 1) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.destroy();
    await once(response, 'close');
    const run = limit.run('U1', response, async () => void begun.push('U1'));
    await expect(run).rejects.toMatchObject({ statusCode: 408 });
  }
  expect(begun).toEqual([]);
});
