import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { exportLog } from '../data/exportLog.ts';
import { checkDataFile } from '../data/file/checkDataFile.ts';
import { importLog } from '../data/importLog.ts';
import type { Report } from '../data/report.ts';
import type { Database } from '../storage/database.ts';
import { temporaryFolder } from './testServer.ts';

export const silent: Report = { progress: () => {}, note: () => {} };
/** So few that the log of each owner takes several steps. */
const linesAtOnce = 7;

export class Interrupted extends Error {}

/** Interrupts work at its step of this number, and collects its notes. */
export function interruptAt(step: number, notes: string[] = []): Report {
  let steps = 0;
  return {
    progress: () => {
      steps += 1;
      if (steps === step) throw new Interrupted();
    },
    note: (text) => notes.push(text),
  };
}

export const newFile = async () => join(await temporaryFolder(), 'log.ndjson.gz');

export async function exportTo(
  db: Kysely<Database>,
  file: string,
  report = silent,
  owner?: string,
): Promise<void> {
  await exportLog(db, file, { report, owner, linesAtOnce });
}

/** Exports the log, or that of one owner, to a new file. Returns its name. */
export async function exported(db: Kysely<Database>, owner?: string): Promise<string> {
  const file = await newFile();
  await exportTo(db, file, silent, owner);
  return file;
}

export async function importFrom(
  file: string,
  db: Kysely<Database>,
  report = silent,
): Promise<void> {
  await importLog(db, file, await checkDataFile(file), { report, linesAtOnce });
}
