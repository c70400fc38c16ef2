import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { sendBytes } from '../testing/sendBytes.ts';
import { answerBrokenRequest } from './brokenRequests.ts';

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
const incomplete = 'The request did not arrive completely. Nothing was done; please try again.';
const unreadable = 'The request could not be read. Check it and send it again.';

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'BAD_USER_INPUT', unreadable],
  [
    'two lengths',
    `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    'BAD_USER_INPUT',
    unreadable,
  ],
  [
    'headers of 17 kB',
    `${head}X: ${'a'.repeat(17_000)}\r\n\r\n`,
    431,
    'PAYLOAD_TOO_LARGE',
    'The headers are too large. Send at most 16 kB.',
  ],
  [
    'a request that is cut',
    `${head}Content-Length: 5\r\n\r\n1`,
    408,
    'REQUEST_TIMEOUT',
    incomplete,
    { ends: true },
  ],
  [
    'a request that does not end',
    `${head}Content-Length: 5\r\n\r\n1`,
    408,
    'REQUEST_TIMEOUT',
    incomplete,
  ],
])(
  '§8 %s gets an error with a message, and the connection is closed',
  async (_case, request, status, code, message, how: { ends?: boolean } = {}) => {
    // Only what does not arrive meets a limit.
    const limit = status === 408 ? 100 : 0;
    const times = {
      requestTimeout: limit,
      headersTimeout: limit,
      connectionsCheckingInterval: 20,
    };
    const server = createServer(times, (incoming) => incoming.resume());
    server.on('clientError', answerBrokenRequest);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const [answer] = await sendBytes(port, request, how);
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ errors: [{ message, extensions: { code } }] });
  },
);
