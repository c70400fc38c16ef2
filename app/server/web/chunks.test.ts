import { expect, test } from 'vitest';
import { sendBytes } from '../testing/sendBytes.ts';
import { createTestServer } from '../testing/testServer.ts';
import { arrivalTimes } from './arrivalTimes.ts';

/** Sends a request whose body has chunks of one byte to a server that waits for its end without a limit of time. */
async function sendChunks(line: string, body: string, end = '0\r\n\r\n') {
  const { app, token } = await createTestServer(
    {},
    { arrivalTimes: { ...arrivalTimes, request: 0 } },
  );
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const head = [
    `${line} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${await token()}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ];
  const chunks = Array.from(body, (byte) => `1\r\n${byte}\r\n`).join('');
  return sendBytes(port, `${head.join('\r\n')}\r\n\r\n${chunks}${end}`);
}
const query = '{"query":"{ __typename }"}';

test('§7 a body in up to 2,000 chunks is read, however small they are', async () => {
  const [answer] = await sendChunks('POST /api', query.padEnd(2000));
  expect(answer?.status).toBe(200);
  expect(answer?.body).toBe('{"data":{"__typename":"Query"}}');
});

test.each(['/api', '/', '/nowhere'])(
  '§7 a body in more chunks is too large, and no more of it is read: POST %s',
  async (path) => {
    const [answer] = await sendChunks(`POST ${path}`, query.padEnd(2100), '');
    expect(answer?.status).toBe(413);
    expect(answer?.body).toContain('The request is too large. Send at most 384 kB.');
  },
);

test('§7 the rest of a body is not read after an answer that did not wait for it', async () => {
  const answers = await sendChunks('GET /healthz', 'a', '');
  expect(answers.map(({ status }) => status)).toEqual([200]);
});
