import { describe, expect, test } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';

describe('§8 the log', () => {
  test('masks secrets and omits the query of an address', async () => {
    const lines: string[] = [];
    const { app } = await createTestServer(
      { logLevel: 'info' },
      { logStream: { write: (line) => void lines.push(line) } },
    );
    await app.inject({
      url: '/health?t=hidden1',
      headers: { authorization: 'Bearer hidden2', cookie: 'DS=hidden3' },
    });
    app.log.error(
      {
        password: 'hidden4',
        user: {
          password: 'hidden5',
          headers: { authorization: 'hidden6', 'set-cookie': 'hidden7' },
        },
        token: 'hidden8',
      },
      'refused',
    );
    expect(lines.join('')).toContain(
      '"req":{"method":"GET","path":"/health","remoteAddress":"127.0.0.1"}',
    );
    expect(lines.join('')).toContain('"password":"[masked]"');
    expect(lines.join('')).not.toMatch(/hidden\d/);
  });
});
