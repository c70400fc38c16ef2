import { expect, test } from 'vitest';
import { sendBytes } from '../testing/sendBytes.ts';
import { createTestServer } from '../testing/testServer.ts';
import { maxUnanswered } from './pipelining.ts';

const get = (end = '') => `GET /health HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`;
const last = get('Connection: close\r\n');

/** A server whose answers wait until they are let go, and how many requests it has begun. */
async function gatedServer() {
  const { app } = await createTestServer();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let begun = 0;
  app.addHook('preHandler', async () => {
    begun += 1;
    await gate;
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return { port: Number(port), open, begun: () => begun };
}

test('a client that sends many requests without waiting is answered a few, and the connection closed', async () => {
  const { port, open, begun } = await gatedServer();
  const answers = sendBytes(port, get().repeat(1000));
  await expect.poll(begun).toBe(maxUnanswered);
  open();
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses).toEqual([...Array.from({ length: maxUnanswered }, () => 200), 429]);
  expect(begun()).toBe(maxUnanswered);
});

test('as many requests as may wait are all answered over one connection', async () => {
  const { port, open, begun } = await gatedServer();
  const answers = sendBytes(port, get().repeat(maxUnanswered - 1) + last);
  await expect.poll(begun).toBe(maxUnanswered);
  open();
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: maxUnanswered }, () => 200));
});
