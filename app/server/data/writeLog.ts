import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { countEntry, type LogSums } from '../storage/moving/logSums.ts';
import { readLog } from '../storage/moving/readLog.ts';
import { isOwner } from './file/dataLines.ts';
import type { PartialFile } from './file/PartialFile.ts';

interface Options {
  /** How many lines are read, and compressed, together. */
  linesAtOnce: number;
  /** Called often with the number of entries in the file. */
  onEntries: (entries: number) => void;
  /** Called when the file is complete up to an owner and could be continued there. */
  onOwner: (owner: string, sums: LogSums) => Promise<void>;
}

/**
 * Writes the owners after the given one, with their entries, and then the last line.
 * @param start The last owner in the file, and the sums up to there.
 */
export async function writeLog(
  db: Kysely<Database>,
  out: PartialFile,
  start: { owner: string; sums: LogSums },
  { linesAtOnce, onEntries, onOwner }: Options,
): Promise<void> {
  const sums = { ...start.sums };
  let { owner } = start;
  let lines: string[] = [];
  let unkept = 0;
  const flush = async () => {
    await out.append(lines);
    unkept += lines.length;
    lines = [];
  };
  for await (const page of readLog(db, owner, linesAtOnce)) {
    for (const line of page) {
      if (isOwner(line)) {
        if (unkept + lines.length >= linesAtOnce) {
          await flush();
          await onOwner(owner, sums);
          unkept = 0;
        }
        owner = line.owner;
        sums.people += 1;
      } else countEntry(sums, line);
      lines.push(JSON.stringify(line));
    }
    if (lines.length >= linesAtOnce) await flush();
    onEntries(sums.entries);
  }
  lines.push(JSON.stringify({ end: sums }));
  await flush();
}
