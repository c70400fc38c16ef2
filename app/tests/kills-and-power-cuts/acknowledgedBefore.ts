import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../../server/storage/openDatabase.ts';

const program = fileURLToPath(new URL('writeEntries.ts', import.meta.url));

const idsIn = (output: string) => output.split('\n').filter((line) => line.length === 24);

/**
 * Starts a process that logs entries, and returns the ids of those that were acknowledged before it ended.
 * @param first The number of the first entry.
 * @param end Ends it. It is called when `enough` entries were acknowledged, with their ids.
 */
export async function acknowledgedBefore(
  { dataDir, databaseUrl = '' }: DatabaseSettings,
  { first, enough }: { first: number; enough: number },
  end: (writer: ChildProcess, ids: string[]) => void,
): Promise<string[]> {
  const writer = spawn(process.execPath, [program, String(first)], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  let ended = false;
  writer.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (ended || output.length <= enough * 25) return;
    ended = true;
    end(writer, idsIn(output));
  });
  await once(writer, 'close');
  return idsIn(output);
}
