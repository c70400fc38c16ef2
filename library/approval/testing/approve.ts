import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs `npm run approve` with options in a folder until it ends. */
export async function approve(root: string, ...options: string[]) {
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [main, ...options], { cwd: root }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output, errors });
    });
  });
}

/** Starts the approval page in a folder. */
export async function startApproval(root: string, ...options: string[]) {
  const child = spawn(process.execPath, [main, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    url = /http:\S+/.exec(line)?.[0] ?? '';
    if (url) break;
  }
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
