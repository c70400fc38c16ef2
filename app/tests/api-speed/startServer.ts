import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { listen } from '../../server/testing/listen.ts';
import { createTestKeys } from '../../server/testing/testKeys.ts';

const projectId = 'P2benchmark0000000000000000000';
const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const noLimits = { RATE_LIMIT_CHANGES_PER_MINUTE: '0', RATE_LIMIT_REQUESTS_PER_MINUTE: '0' };

/**
 * Starts a server as in production, with a sign-in service on this machine.
 * @param people how many can sign in: Person0 and so on.
 * @param isLimited whether they may ask only as often as by default.
 */
export async function startServer(
  { dataDir, databaseUrl = '' }: DatabaseSettings,
  { people, isLimited }: { people: number; isLimited: boolean },
) {
  const { jwks, token } = await createTestKeys(projectId);
  const signIn = createServer((_request, response) => response.end(JSON.stringify(jwks)));
  const signInUrl = `http://127.0.0.1:${await listen(signIn)}`;
  // About as long as those of Descope.
  const claims = { amr: ['pwd'], loginIds: ['ada@example.com'], padding: 'x'.repeat(250) };
  const tokens = await Promise.all(
    Array.from({ length: people }, (_, one) =>
      token({ ...claims, sub: `Person${one}`, exp: Date.now() }),
    ),
  );
  const child = spawn(process.execPath, [main, '--api-only'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DESCOPE_PROJECT_ID: projectId,
      DESCOPE_BASE_URL: signInUrl,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...(isLimited ? {} : noLimits),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  return {
    /** A session of each person. */
    tokens,
    /** The address of its API. */
    url: `${/http:\/\/\S+/.exec(line ?? '')?.[0]}/api`,
    /** Returns the memory that it holds (RSS), in MB. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'latin1'))?.[1]) /
      1024,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      signIn.close();
    },
  };
}
