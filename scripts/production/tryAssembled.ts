/**
 * Proves that an assembled folder runs with nothing else: refuses folders that cannot be used, assembles one outside of the
 * repository, installs it without development dependencies, starts it in production mode, and asks for the probes, the page
 * and the API. Prints its size and the time of its start.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = 'app/server/main.ts';
const environment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_ENV: 'production',
  PORT: '0',
};

/** Checks that the server's packages are installed, and no development tool, stand-in for Descope or client package. */
async function checkPackages(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const { packages }: { packages: object } = JSON.parse(lock);
  const names = Object.keys(packages);
  for (const name of ['fastify', 'better-sqlite3', 'pg', 'prom-client'])
    assert.ok(names.includes(`node_modules/${name}`), name);
  const foreign = /auth-emulator|@descope|@vaadin|typescript|vitest|@types|react|@mui/;
  assert.doesNotMatch(names.join('\n'), foreign);
  assert.ok(names.length < 150, `${names.length} packages`);
}

async function firstAddress(lines: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(lines)) {
    const [, address] = /^Foodlog is ready at (\S+)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready.');
}

/** Asks a running server for what a person, their browser and an orchestrator ask for. */
async function askServer(address: string): Promise<void> {
  for (const [path, body] of [
    ['/healthz', '{"status":"ok"}'],
    ['/readyz', '{"status":"ready"}'],
  ] as const) {
    assert.equal(await (await fetch(address + path)).text(), body);
  }
  const page = await (await fetch(`${address}/food-log`)).text();
  assert.match(page, /"projectId":"P2abc"/);
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  assert.equal((await fetch(`${address}${script}`)).status, 200);
  const answer = await fetch(`${address}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  assert.match(await answer.text(), /UNAUTHENTICATED/);
}

const assemble = fileURLToPath(new URL('assemble.ts', import.meta.url));

/** Checks that what is wrong with the folder is said before the build, which takes minutes and prints lines. */
function checkRefusals(folder: string): void {
  for (const [wrong, why] of [
    [join(folder, 'missing', 'production'), `Create ${join(folder, 'missing')} first.`],
    [tmpdir(), `${tmpdir()} is not an empty folder. Name another.`],
    [assemble, `${assemble} is not an empty folder. Name another.`],
  ] as const) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [assemble, wrong], {
      encoding: 'utf8',
    });
    assert.deepEqual([stdout, stderr, status], ['', `${why}\n`, 1]);
  }
}

async function prove(folder: string): Promise<string> {
  checkRefusals(folder);
  execFileSync(process.execPath, [assemble, folder], { stdio: 'inherit' });
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: environment,
    stdio: 'inherit',
  });
  await checkPackages(folder);
  const [size] = execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t');

  const local = spawnSync(process.execPath, [main, '--local-sign-in'], {
    cwd: folder,
    env: { ...environment, NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  assert.match(
    local.stderr,
    /^Foodlog cannot start\. Local sign-in is not part of this installation/,
  );

  const from = performance.now();
  const server = spawn(process.execPath, [main], {
    cwd: folder,
    env: { ...environment, DESCOPE_PROJECT_ID: 'P2abc' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const address = await firstAddress(server.stdout);
    const seconds = (performance.now() - from) / 1000;
    await askServer(address);
    server.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    return `Production: ${size} MB installed, ready after ${seconds.toFixed(1)} s.`;
  } finally {
    server.kill('SIGKILL');
  }
}

const folder = await mkdtemp(join(tmpdir(), 'foodlog-production-'));
try {
  console.log(await prove(folder));
} finally {
  await rm(folder, { recursive: true, force: true });
}
