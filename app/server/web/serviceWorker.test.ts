import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtClient } from '../testing/builtClient.ts';
import { createTestServer } from '../testing/testServer.ts';

const url = '/service-worker.js';
const hosted = (projectId: string) =>
  ({ kind: 'hosted', projectId, baseUrl: 'https://auth.example.com', baseUrlGiven: true }) as const;

/** The worker of a server with that client. */
async function workerOf(clientDir: string, settings = {}) {
  const { app } = await createTestServer({ clientDir, ...settings });
  return { app, answer: await app.inject({ url }) };
}

test('the worker comes with the files to cache, and browsers ask for it each time', async () => {
  const { answer } = await workerOf(await builtClient());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(answer.body).toMatch(
    /^self\.foodlog=\{"page":\{"revision":"[\da-f]{16}","integrity":"sha256-[+/\w]{43}="\},"assets":\[\{"url":"\/assets\/index-a1b2\.js","integrity":"sha256-[+/\w]{43}="\}\]\};\naddEventListener/,
  );
});

test('the worker changes with the sign-in project and with every file, and else not', async () => {
  const clientDir = await builtClient();
  const first = await workerOf(clientDir, { signIn: hosted('P1') });
  const again = await workerOf(clientDir, { signIn: hosted('P1') });
  const other = await workerOf(clientDir, { signIn: hosted('P2') });
  await writeFile(join(clientDir, 'assets/index-c3d4.js'), '');
  const updated = await workerOf(clientDir, { signIn: hosted('P1') });
  expect(again.answer.body).toBe(first.answer.body);
  expect(new Set([first, other, updated].map(({ answer }) => answer.body)).size).toBe(3);
});

test('a worker that the browser has is not sent again, and another is sent compressed', async () => {
  const { app, answer } = await workerOf(await builtClient());
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect(await app.inject({ url, headers })).toMatchObject({ statusCode: 304, body: '' });
  const compressed = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(answer.body);
  expect(await app.inject({ url, method: 'POST' })).toMatchObject({ statusCode: 405 });
});

test('a client without its worker is not served', async () => {
  const clientDir = await builtClient();
  await rm(join(clientDir, 'service-worker.js'));
  await expect(createTestServer({ clientDir })).rejects.toThrow(
    'The built client has no service worker. Run `npm run build` again.',
  );
});
