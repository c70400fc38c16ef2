import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../setup/browser.ts';
import { patience } from '../setup/patience.ts';
import { checkPage } from './checkPage.ts';
import { installExample } from './installExample.ts';
import type { Example } from './installExample.ts';
import { cleanEnvironment, npm } from './npm.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = globSync('library/examples/*/package.json', { cwd: root }).map((file) =>
  basename(file.slice(0, -'/package.json'.length)),
);

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the example's own server, or a server for the files that it built. */
async function serve({
  folder,
  scripts,
}: Example): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!scripts.start) {
    const server = await preview({ root: folder, configFile: false, preview: { port: 0 } });
    return { url: server.resolvedUrls?.local[0] ?? '', stop: async () => server.close() };
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
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
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop };
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  await stop();
  throw new Error(`${url} did not answer`);
}

async function prove(example: Example, browser: Browser) {
  const { folder, scripts } = example;
  if (scripts.test) await npm(folder, 'test');
  if (!scripts.build) return;
  await npm(folder, 'run', 'build');
  const server = await serve(example);
  try {
    await checkPage(browser, server.url, example);
  } finally {
    await server.stop();
  }
}

/** Returns the output of a failed command, or the message of the error. */
function reason(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const said = 'stdout' in error ? `${String(error.stdout)}\n` : '';
  return `${said}${error.message}`.trim();
}

/**
 * Tests the library of the registry in each example, two at a time, and in the pinned browser if the example has a
 * page. Prints one line for each and one for all. Returns how many failed.
 */
export async function proveExamples(npmArguments: string[], chosen: string[]): Promise<number> {
  const queue = names.filter((name) => chosen.length === 0 || chosen.includes(name));
  const counts = { passed: 0, failed: 0 };
  const browser = await chromium.launch(await launchOptions());
  async function work() {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const start = performance.now();
      let versions = '';
      let problem = '';
      try {
        const example = await installExample(name, npmArguments);
        ({ versions } = example);
        await prove(example, browser);
        counts.passed += 1;
      } catch (error) {
        counts.failed += 1;
        problem = `\n${reason(error)}`;
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
      console.log(`${problem ? '✘' : '✔'} ${seconds} s  ${name.padEnd(17)}  ${versions}${problem}`);
    }
  }
  await Promise.all([work(), work()]);
  await browser.close();
  for (const unknown of chosen.filter((name) => !names.includes(name))) {
    counts.failed += 1;
    console.error(`There is no example ${unknown}. There are ${names.join(', ')}.`);
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.passed ? counts.failed : 1;
}
