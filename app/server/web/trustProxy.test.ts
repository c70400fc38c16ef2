import { describe, expect, test } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';

const signIn = {
  kind: 'hosted',
  projectId: 'local',
  baseUrl: 'https://auth.example.com',
  baseUrlGiven: true,
} as const;
const proxy = '10.0.0.1';
const query = { query: '{ __typename }' };

/** A server that answers one request a minute of each address, and writes its log to `lines`. */
async function limitedServer(trustProxy: string[]) {
  const lines: string[] = [];
  const rateLimits = { requestsPerMinute: 1, changesPerMinute: 0 };
  const { app, token } = await createTestServer(
    { signIn, trustProxy, rateLimits, logLevel: 'info' },
    { logStream: { write: (line) => void lines.push(line) } },
  );
  const send = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api', remoteAddress, headers, payload: query });
  const statuses = async (...requests: [string, string][]) => {
    const all: number[] = [];
    for (const [from, forwardedFor] of requests) {
      all.push((await send(from, { 'x-forwarded-for': forwardedFor })).statusCode);
    }
    return all;
  };
  const addresses = () => lines.flatMap((line) => /"remoteAddress":"(.*?)"/.exec(line)?.[1] ?? []);
  return { send, statuses, addresses, token, lines };
}

describe('without TRUST_PROXY, forwarded headers change nothing:', () => {
  test('the limit of requests counts the address of the connection, and the log names it', async () => {
    const { statuses, addresses } = await limitedServer([]);
    expect(
      await statuses([proxy, '192.0.2.1'], [proxy, '192.0.2.2'], ['10.0.0.2', '192.0.2.1']),
    ).toEqual([200, 429, 200]);
    expect(addresses()).toEqual([proxy, proxy, '10.0.0.2']);
  });

  test('the cookie of the session counts only with the Host that was sent', async () => {
    const { send, token } = await limitedServer([]);
    const cookie = `DS=${await token()}`;
    const forged = { 'x-forwarded-host': 'food.example', 'x-forwarded-proto': 'https' };
    const headers = { host: 'food.internal', origin: 'https://food.example', cookie };
    expect((await send(proxy, { ...headers, ...forged })).body).toContain('FORBIDDEN');
  });

  test('a request has an id of the server’s own', async () => {
    const { send } = await limitedServer([]);
    const { headers } = await send(proxy, { 'x-request-id': 'given-by-the-client' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
  });
});

describe('with TRUST_PROXY', () => {
  test('what the trusted proxy says of the address counts', async () => {
    const { statuses, addresses } = await limitedServer([proxy]);
    const requests = [
      [proxy, '192.0.2.1'],
      [proxy, '192.0.2.2'],
      [proxy, '192.0.2.1'],
    ] as [string, string][];
    expect(await statuses(...requests)).toEqual([200, 200, 429]);
    expect(addresses()).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.1']);
  });

  test('only what the last proxy saw counts, whatever the client wrote before it', async () => {
    const { statuses } = await limitedServer(['10.0.0.0/8']);
    expect(
      await statuses(
        [proxy, '192.0.2.9'],
        [proxy, '203.0.113.1, 192.0.2.9'],
        [proxy, '127.0.0.1, 192.0.2.9, 10.0.0.7'],
        [proxy, 'garbage, <b>, 192.0.2.9'],
      ),
    ).toEqual([200, 429, 429, 429]);
  });

  test('another address than the proxy’s cannot name a client, a host or a request', async () => {
    const { send, statuses, addresses, token } = await limitedServer([proxy]);
    const cookie = `DS=${await token()}`;
    const answer = await send('10.0.0.2', {
      cookie,
      host: 'food.internal',
      origin: 'https://food.example',
      'x-forwarded-host': 'food.example',
      'x-request-id': 'given-by-the-client',
    });
    expect(answer.body).toContain('FORBIDDEN');
    expect(answer.headers['x-request-id']).not.toBe('given-by-the-client');
    expect(await statuses(['10.0.0.2', '192.0.2.1'], ['::ffff:10.0.0.2', '192.0.2.2'])).toEqual([
      429, 429,
    ]);
    expect(addresses()).toEqual(['10.0.0.2', '10.0.0.2', '::ffff:10.0.0.2']);
  });

  test('a proxy of a trusted network counts, also where IPv6 is listened to', async () => {
    const { statuses } = await limitedServer(['10.0.0.0/8', 'fd00::/8']);
    expect(
      await statuses(
        ['10.1.2.3', '192.0.2.1'],
        ['::ffff:10.1.2.4', '192.0.2.2'],
        ['fd00::5', '192.0.2.3'],
        ['11.1.2.3', '192.0.2.4'],
        ['11.1.2.3', '192.0.2.5'],
      ),
    ).toEqual([200, 200, 200, 200, 429]);
  });

  test('the cookie of the session counts with the host that the proxy forwards', async () => {
    const { send, token } = await limitedServer([proxy]);
    const cookie = `DS=${await token()}`;
    const from = (host: string) =>
      send(proxy, {
        cookie,
        host: '127.0.0.1:3000',
        origin: 'https://food.example',
        'x-forwarded-host': host,
      });
    expect((await from('food.example')).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await from('other.example')).body).not.toContain('__typename');
  });

  test('a harmless id that the proxy gives to a request is kept', async () => {
    const { send, lines } = await limitedServer([proxy]);
    const given = async (id: string) =>
      (await send(proxy, { 'x-request-id': id })).headers['x-request-id'];
    const id = '7d0c2f3e-0d7a-4c61-9f0e-3f2a5c1b9e55';
    expect(await given(id)).toBe(id);
    expect(lines.filter((line) => line.includes(`"requestId":"${id}"`))).toHaveLength(2);
    for (const harmful of [
      'short',
      'a'.repeat(65),
      'a b c d e f g',
      '<b>1234567</b>',
      'a,b,c,d,e',
    ]) {
      expect(await given(harmful)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
    }
  });
});

test('all addresses of one IPv6 network count as one', async () => {
  const { statuses } = await limitedServer([]);
  expect(
    await statuses(['2001:db8:1:1::1', ''], ['2001:db8:1:1:2:3:4:5', ''], ['2001:db8:1:2::1', '']),
  ).toEqual([200, 429, 200]);
});
