import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/testServer.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openSqlite } from './openSqlite.ts';

const writer = fileURLToPath(new URL('../../testing/writeEntries.ts', import.meta.url));

/** Starts a process that logs entries, kills it after some were acknowledged, and returns the ids of those. */
async function acknowledgedBeforeKill(
  dataDir: string,
  first: number,
  enough: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [writer, dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.length > enough * 25) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  return output.split('\n').filter((line) => line.length === 24);
}

test('an acknowledged entry survives the killing of the process', async () => {
  const dataDir = await temporaryFolder();
  const acknowledged: string[] = [];
  // The process is killed after 1, 7, 50 and 120 entries, and slightly later with other seeds.
  const later = Number(process.env['PROVE_SEED'] ?? 0);
  for (const [round, enough] of [1, 7, 50, 120].map((count) => count + later).entries()) {
    acknowledged.push(...(await acknowledgedBeforeKill(dataDir, round * 1_000_000, enough)));
  }
  const store = new FoodLogStore(await openSqlite(dataDir));
  const found = await Promise.all(acknowledged.map((id) => store.findById('U1', id)));
  await store.close();
  expect(acknowledged.length).toBeGreaterThan(170);
  expect(found.filter((entry) => entry === undefined)).toEqual([]);
});
