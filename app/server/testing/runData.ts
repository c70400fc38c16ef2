import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../data/main.ts', import.meta.url));

/** Runs `npm run data` with these arguments and settings, and kills it after so many milliseconds. */
export async function runData(args: string[], env: NodeJS.ProcessEnv, killAfter = 600_000) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: killAfter,
    killSignal: 'SIGKILL',
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'close');
  return { stdout, stderr, code: child.exitCode, wasKilled: child.signalCode === 'SIGKILL' };
}
