import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { runData } from '../testing/runData.ts';
import { seeded } from '../testing/seeded.ts';
import { temporaryFolder } from '../testing/testServer.ts';
import { writeSampleLog } from '../testing/writeSampleLog.ts';

const seed = process.env['PROVE_SEED'];
const { people, kills } = seed ? { people: 100, kills: 10 } : { people: 8, kills: 1 };
const random = seeded(Number(seed ?? 1));
/** About as long as the program takes to start, and to move the log of a person, in milliseconds. */
const [toStart, eachPerson] = [400, 100];

/** Runs a command, which is killed at random moments, until it ends. Returns all that it printed. */
async function killed(args: string[], dataDir: string): Promise<string> {
  let printed = '';
  for (let count = 0; ; count += 1) {
    const moment = Math.round(toStart + random() * eachPerson * people);
    const run = await runData(args, dataDir, count < kills ? moment : undefined);
    printed += run.stderr + run.stdout;
    if (!run.wasKilled) return printed;
  }
}

const linesOf = async (file: string) => {
  const text = await promisify(gunzip)(await readFile(file));
  return text.toString().split('\n').slice(1);
};

test('a log is moved completely, although import and export are killed', async () => {
  const folder = await temporaryFolder();
  const [from = '', to = '', dataDir = ''] = ['from', 'to', 'data'].map((name) =>
    join(folder, name),
  );
  await writeSampleLog(from, people, 1000);
  const imported = await killed(['import', from], dataDir);
  expect(imported).toMatch(/^Stored .* and compared/m);
  const exported = await killed(['export', to], dataDir);
  expect(exported).toMatch(/^Wrote .* and compared/m);
  expect(await linesOf(to)).toEqual(await linesOf(from));
  // The short form may kill both before they have stored anything.
  expect(imported + exported).toMatch(seed ? /Going on after/ : /./);
}, 600_000);
