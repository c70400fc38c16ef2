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
/** Linux counts the time of processes in hundredths of a second. */
const tick = 10;

/** A sign-in service on this machine: its address, and tokens of about the length that Descope's have. */
export async function startSignIn(people: number) {
  const { jwks, token } = await createTestKeys(projectId);
  const service = createServer((_request, response) => response.end(JSON.stringify(jwks)));
  const port = await listen(service);
  const claims = { amr: ['pwd'], loginIds: ['ada@example.com'], tenants: {} };
  const tokens = await Promise.all(
    Array.from({ length: people }, (_, one) =>
      token({ ...claims, sub: `Person${one}`, padding: 'x'.repeat(250), exp: Date.now() }),
    ),
  );
  return { url: `http://127.0.0.1:${port}`, tokens, close: () => service.close() };
}

const noLimits = { RATE_LIMIT_CHANGES_PER_MINUTE: '0', RATE_LIMIT_REQUESTS_PER_MINUTE: '0' };
const programs = {
  Foodlog: ['../../server/main.ts', '--api-only'],
  'bare handler': ['bare.ts'],
} as const;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts a server as in production; with `isLimited`, people may ask as often as by default. */
export async function startServer(
  name: keyof typeof programs,
  { dataDir, databaseUrl = '' }: DatabaseSettings,
  signInUrl: string,
  isLimited = false,
) {
  const [program, ...options] = programs[name];
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...options], {
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
  const file = (one: string) => readFileSync(`/proc/${child.pid}/${one}`, 'latin1');
  return {
    name,
    /** The address of its API. */
    url: `${/http:\/\/\S+/.exec(line ?? '')?.[0]}/api`,
    /** Returns the time that it has computed, in the program and in the kernel, in milliseconds. */
    processorTime() {
      const [user, system] = file('stat').split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
      return (Number(user) + Number(system)) * tick;
    },
    /** Returns the memory that it holds (RSS), in MB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(file('status'))?.[1]) / 1024,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
