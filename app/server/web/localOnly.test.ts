import { describe, expect, test } from 'vitest';
import { createTestServer, type Answer } from '../testing/testServer.ts';

const hosted = {
  kind: 'hosted',
  projectId: 'P1',
  baseUrl: 'https://auth.example.com',
  baseUrlGiven: true,
} as const;

describe('§6 local sign-in', () => {
  test.each([
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { host: 'localhost:3000@evil.example' },
    { host: '192.168.1.5:3000' },
    { host: 'localhost', forwarded: 'for=1.2.3.4' },
    { host: 'localhost', 'x-forwarded-for': '1.2.3.4' },
    { host: 'localhost', 'X-Forwarded-Proto': 'https' },
  ])('answers this machine only: %o', async (headers) => {
    // A proxy on this machine would forward the requests of others.
    const { app } = await createTestServer({ trustProxy: ['127.0.0.1'] });
    for (const url of ['/', '/api', '/health', '/v1/auth/me', '/nowhere']) {
      const answer = await app.inject({ url, headers });
      expect([answer.statusCode, answer.json<Answer>().errors?.[0]?.extensions.code]).toEqual([
        403,
        'FORBIDDEN',
      ]);
    }
  });

  test.each(['localhost', 'localhost:3000', 'LOCALHOST:80', '127.0.0.1:5173', '[::1]:3000'])(
    'answers %s',
    async (host) => {
      const { app } = await createTestServer();
      expect((await app.inject({ url: '/health', headers: { host } })).statusCode).toBe(200);
    },
  );

  test('with a project id, any host name is answered', async () => {
    const { app } = await createTestServer({ signIn: hosted });
    const headers = { host: 'food.example', 'x-forwarded-for': '1.2.3.4' };
    expect((await app.inject({ url: '/health', headers })).statusCode).toBe(200);
  });
});
