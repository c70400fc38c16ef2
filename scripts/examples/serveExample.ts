import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { preview } from 'vite';
import { waitTimeout } from '../setup/timeouts.ts';
import type { Example } from './installExample.ts';
import { cleanEnvironment } from './npm.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const answers = async (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the example's own server, or a server for the files that it built. It stops when it is disposed of. */
export async function serveExample(
  folder: string,
  scripts: Example['scripts'],
): Promise<AsyncDisposable & { url: string }> {
  if (!scripts.start) {
    const server = await preview({ root: folder, configFile: false, preview: { port: 0 } });
    const stop = async () => server.close();
    return { url: server.resolvedUrls?.local[0] ?? '', [Symbol.asyncDispose]: stop };
  }
  const port = await freePort();
  // npm gets its own process group, so that its child processes end with it.
  const child = spawn('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...cleanEnvironment, PORT: String(port) },
  });
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  const url = `http://127.0.0.1:${port}/`;
  const until = Date.now() + waitTimeout;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`${url} did not answer.`);
    }
    await sleep(100);
  }
  return { url, [Symbol.asyncDispose]: stop };
}
