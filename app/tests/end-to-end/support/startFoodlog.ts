import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { waitTimeout } from '../../../../scripts/setup/timeouts.ts';

const built = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

/** A running Foodlog. */
export interface Foodlog {
  /** Its address, such as `http://localhost:41234`. */
  url: string;
  /** Stops it as an operator would. Throws when it fails to stop cleanly. */
  stop(): Promise<void>;
}

/**
 * Starts the built product with local sign-in, on a free port and with an empty data folder.
 * @param serverSettings more settings, as environment variables.
 * @param main the program of the server.
 * @throws with all of its output when it does not report that it is ready.
 */
export async function startFoodlog(
  serverSettings: NodeJS.ProcessEnv = {},
  main = built,
): Promise<Foodlog> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foodlog-e2e-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const server = spawn(process.execPath, [main, '--local-sign-in'], {
    // Other variables of the developer's shell must not reach the product under test.
    env: { PATH: process.env['PATH'], ...settings, ...serverSettings },
  });
  const ended = once(server, 'exit');
  let said = '';
  server.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });

  async function ready() {
    for await (const line of createInterface(server.stdout)) {
      said += `${line}\n`;
      const [, url] = /Foodlog is ready at (http:\S+)/.exec(line) ?? [];
      if (url) return new URL(url).origin;
    }
    throw new Error(`Foodlog ended before it was ready. It said:\n${said}`);
  }

  async function stop() {
    const timer = setTimeout(() => server.kill('SIGKILL'), waitTimeout);
    server.kill('SIGTERM');
    const [code, signal] = await ended;
    clearTimeout(timer);
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) {
      throw new Error(`Foodlog did not stop cleanly (${signal ?? `exit code ${code}`}):\n${said}`);
    }
  }

  const timer = setTimeout(() => server.kill('SIGKILL'), waitTimeout);
  try {
    const url = await ready();
    server.stdout.resume();
    return { url, stop };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
