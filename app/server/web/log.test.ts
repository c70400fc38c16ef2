import { describe, expect, test } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';

/** A server, and the lines that it has logged. */
async function loggingServer() {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app, token } = await createTestServer({ logLevel: 'info' }, { logStream });
  return { app, token, lines };
}

describe('§8 the log', () => {
  test('masks secrets and omits the query of an address', async () => {
    const { app, lines } = await loggingServer();
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

  test('keeps what is no secret, such as the message and the stack of an error', async () => {
    const { app, lines } = await loggingServer();
    const error = new Error('The token of 2026-11-20 has expired: sign in again.');
    app.log.error({ err: error, user: { name: 'Ada' }, count: 3 }, 'It failed');
    const logged = JSON.parse(lines[0] ?? '');
    expect(logged).toMatchObject({
      msg: 'It failed',
      user: { name: 'Ada' },
      count: 3,
      err: { type: 'Error', message: error.message, stack: error.stack },
    });
  });
});
