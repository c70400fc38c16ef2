import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createTestKeys } from '../../server/testing/testKeys.ts';

const projectId = 'P2benchmark0000000000000000000';

/** A sign-in service on this machine: its address, and tokens of about the length that Descope's have. */
export async function startSignIn(people: number) {
  const { jwks, token } = await createTestKeys(projectId);
  const service = createServer((_request, response) => response.end(JSON.stringify(jwks)));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port.
  const { port } = service.address() as AddressInfo;
  const claims = { amr: ['pwd'], loginIds: ['ada@example.com'], tenants: {}, padding: '' };
  const tokens = await Promise.all(
    Array.from({ length: people }, async (_, one) =>
      token({ ...claims, sub: `Person${one}`, padding: 'x'.repeat(250), exp: Date.now() }),
    ),
  );
  return { url: `http://127.0.0.1:${port}`, tokens, close: () => service.close() };
}

/** What is compared: the program, and the path of its API. */
export interface Subject {
  name: string;
  program: string;
  argv: string[];
  path: string;
}

/** A server that runs. */
export interface RunningServer {
  name: string;
  /** The address of its API. */
  url: string;
  pid: number;
  /** From the start of the process to its first line, in milliseconds. */
  readyAfter: number;
  stop: () => Promise<void>;
}

async function firstLine(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    if (printed.includes('\n')) break;
  }
  return printed;
}

/** Starts a server as in production. Only the limits of how often a person may ask are off. */
export async function startServer(
  { name, program, argv, path }: Subject,
  env: Record<string, string>,
): Promise<RunningServer> {
  const from = performance.now();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL(program, import.meta.url)), ...argv],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: '0',
        DESCOPE_PROJECT_ID: projectId,
        RATE_LIMIT_CHANGES_PER_MINUTE: '0',
        RATE_LIMIT_REQUESTS_PER_MINUTE: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = /http:\/\/\S+/.exec(await firstLine(child))?.[0];
  if (!url || !child.pid) throw new Error(`${name} did not start.`);
  return {
    name,
    url: `${url}${path}`,
    pid: child.pid,
    readyAfter: performance.now() - from,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
