import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { resolvePackage, type Lockfile } from '../setup/lockfile.ts';
import { serverLockfile } from './serverLockfile.ts';

const lock: Lockfile = JSON.parse(
  await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);
const { packages } = serverLockfile(lock, { version: '0.0.0' });

test('production gets every package that the server needs, in the version of the lock file', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies = {} }]) =>
    Object.keys(dependencies).filter((name) => !resolvePackage({ packages }, path, name)),
  );
  expect(missing).toEqual([]);
  for (const name of ['fastify', 'better-sqlite3', 'pg', 'prom-client']) {
    expect(packages[`node_modules/${name}`]).toEqual(lock.packages[`node_modules/${name}`]);
  }
});

test('production gets nothing else: no development tools, no stand-in for Descope, no client packages', () => {
  const names = Object.keys(packages).join('\n');
  expect(names).not.toMatch(/auth-emulator|@descope|@vaadin|typescript|vitest|@types|react|@mui/);
  expect(Object.values(packages).filter(({ dev }) => dev)).toEqual([]);
  expect(Object.keys(packages).length).toBeLessThan(150);
});
