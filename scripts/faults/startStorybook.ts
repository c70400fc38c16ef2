import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts Storybook's development server, which compiles single modules, and so needs no build for a fault. */
export async function startStorybook() {
  const bin = fileURLToPath(import.meta.resolve('storybook/internal/bin/dispatcher'));
  const options = ['--ci', '--no-open', '--host', 'localhost', '--port', '6206'];
  const server = spawn(process.execPath, [bin, 'dev', ...options], { cwd: root });
  let said = '';
  for await (const line of createInterface(server.stdout)) {
    said += `${line}\n`;
    const [url] = /http:\/\/localhost:\d+\//.exec(line) ?? [];
    if (!url) continue;
    server.stdout.resume();
    server.stderr.resume();
    return { url, stop: async () => void (server.kill(), await once(server, 'exit')) };
  }
  throw new Error(`Storybook did not start. It said:\n${said}`);
}
