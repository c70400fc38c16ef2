import { describe, expect, test } from 'vitest';
import { createTestServer, type Answer } from '../testing/testServer.ts';

const post = { method: 'POST', url: '/api' } as const;

describe('§8 the name of a request', () => {
  test('is in a header of every answer, and in the body of every failed one', async () => {
    const { app, token } = await createTestServer();
    const authorization = `Bearer ${await token()}`;
    const requests = [
      { url: '/nowhere' },
      { url: '/%E0%A4%A' },
      { url: '/api' },
      { ...post, headers: { 'content-type': 'application/json' }, payload: '{' },
      { ...post, headers: { 'content-type': 'text/plain' }, payload: 'x' },
      { ...post, payload: {} },
      { ...post, payload: { query: '{ __typename }' } },
      { ...post, headers: { authorization }, payload: { query: '{ unknown }' } },
      {
        ...post,
        headers: { authorization },
        payload: { query: '{ foodLogItems(limit: 0) { name } }' },
      },
      { url: '/', headers: { host: 'evil.example' } },
    ];
    const ids = new Set<unknown>();
    for (const request of requests) {
      const answer = await app.inject(request);
      const [error] = answer.json<Answer>().errors ?? [];
      expect(error?.extensions).toMatchObject({ requestId: answer.headers['x-request-id'] });
      ids.add(answer.headers['x-request-id']);
    }
    expect(ids.size).toBe(requests.length);
    expect((await app.inject('/health')).headers['x-request-id']).toMatch(/^[\w-]{13}$/);
  });

  test('is in each line that the request writes to the log', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, store } = await createTestServer({ logLevel: 'info' }, { logStream });
    await store.close();
    const { headers } = await app.inject('/health');
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ requestId: headers['x-request-id'] });
    }
  });
});
