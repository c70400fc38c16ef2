import { expect, onTestFinished, test } from 'vitest';
import { sendBytes } from '../testing/sendBytes.ts';
import { createTestServer } from '../testing/testServer.ts';
import { arrivalTimes } from './arrivalTimes.ts';
import { Metrics } from './metrics.ts';

test('a request that does not arrive is answered within 20 s', () => {
  expect(arrivalTimes.request + arrivalTimes.check).toBeLessThanOrEqual(20_000);
});

const host = 'Host: localhost\r\n';
const post = `POST /api HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const get = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
const long = 'Content-Length: 100000\r\n\r\n';

const kinds: [string, { bytes: string; drip?: string }, number[]][] = [
  ['nothing', { bytes: '' }, [408]],
  ['empty lines, one after the other', { bytes: '', drip: '\r\n' }, [408]],
  ['half a line', { bytes: 'GET /healthz' }, [408]],
  ['headers without an end', { bytes: post }, [408]],
  ['headers, byte by byte', { bytes: `${post}X-Slow: `, drip: 'a' }, [408]],
  ['headers, one after the other', { bytes: post, drip: 'X: a\r\n' }, [408]],
  ['no body', { bytes: `${post}${long}` }, [408]],
  ['a body, byte by byte', { bytes: `${post}${long}`, drip: ' ' }, [408]],
  [
    'a body, chunk by chunk',
    { bytes: `${post}Transfer-Encoding: chunked\r\n\r\n`, drip: '1\r\n \r\n' },
    [408],
  ],
  ['a whole request, then half of another', { bytes: `${get}${post}` }, [200, 408]],
  ['a whole request, then a slow body', { bytes: `${get}${post}${long}`, drip: ' ' }, [200, 408]],
];

test.each(kinds)(
  'a client that sends %s is answered, and the connection closed',
  async (_kind, { bytes, drip }, statuses) => {
    const metrics = new Metrics();
    const { app } = await createTestServer({}, { arrivalTimes: { request: 100, check: 20 } });
    const ofMetrics = metrics.createServer({ request: 100, check: 20 });
    onTestFinished(() => ofMetrics.close());
    for (const server of [app, ofMetrics]) {
      const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
      const answers = await sendBytes(Number(port), bytes, { drip });
      const ofServer = answers.map(({ status }) => (status === 404 ? 200 : status));
      expect(ofServer).toEqual(statuses);
    }
  },
);

test('a client that is answered before its body has arrived gets no second answer', async () => {
  const { app } = await createTestServer({}, { arrivalTimes: { request: 100, check: 20 } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const bytes = `POST /healthz HTTP/1.1\r\n${host}${long}`;
  const answers = await sendBytes(Number(port), bytes, { drip: ' ' });
  expect(answers.map(({ status }) => status)).toEqual([405]);
});
