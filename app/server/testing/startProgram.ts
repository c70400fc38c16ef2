import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './testServer.ts';

export const main = fileURLToPath(new URL('../main.ts', import.meta.url));
export const apiOnly = ['--local-sign-in', '--api-only'];

/** Starts the server as a process of its own, with these settings, and kills it after the test if it still runs. */
export async function start(env: NodeJS.ProcessEnv, argv = apiOnly) {
  const DATA_DIR = await temporaryFolder();
  const child: ChildProcess = spawn(process.execPath, [main, ...argv], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close');
  const output = () => ({ stdout, stderr, code: child.exitCode });
  /** Resolves with the address once the server is ready, or with nothing once it has ended. */
  const ready = async (): Promise<string> => {
    while (!stdout.includes('password') && child.exitCode === null)
      await new Promise((wait) => setTimeout(wait, 20));
    return /http:\/\/\S+/.exec(stdout)?.[0] ?? '';
  };
  return { child, ended, ready, output, dataDir: DATA_DIR };
}
