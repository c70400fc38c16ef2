import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { countEntry, countSetting, type LogSums } from '../storage/transfer/logSums.ts';
import { readLog } from '../storage/transfer/readLog.ts';
import { isOwner, isSetting, type EndLine } from './file/dataLines.ts';
import { addLine } from './file/digest.ts';
import type { PartialFile } from './file/PartialFile.ts';

/** What is in the file. */
interface Written {
  /** The last owner. */
  owner: string;
  sums: LogSums;
  /** The digest of the owners, settings and entries. */
  digest: string;
}

interface Options {
  /** The only owner to write; undefined writes all. */
  only: string | undefined;
  /** How many lines are read, and compressed, together. */
  linesAtOnce: number;
  /** Called often with the number of entries in the file. */
  onEntries: (entries: number) => void;
  /** Called when the file is complete up to an owner and could be continued there. */
  onOwner: (written: Written) => Promise<void>;
}

/**
 * Writes the owners after the given one, with their settings and entries, and then the last line.
 * @param start What is in the file already.
 */
export async function writeLog(
  db: Kysely<Database>,
  out: PartialFile,
  start: Written,
  { only, linesAtOnce, onEntries, onOwner }: Options,
): Promise<void> {
  const sums = { ...start.sums };
  let { owner, digest } = start;
  let lines: string[] = [];
  let unkept = 0;
  const flush = async () => {
    await out.append(lines);
    unkept += lines.length;
    lines = [];
  };
  for await (const page of readLog(db, { after: owner, owner: only }, linesAtOnce)) {
    for (const line of page) {
      if (isOwner(line)) {
        if (unkept + lines.length >= linesAtOnce) {
          await flush();
          await onOwner({ owner, sums, digest });
          unkept = 0;
        }
        owner = line.owner;
        sums.people += 1;
      } else if (isSetting(line)) countSetting(sums, line);
      else countEntry(sums, line);
      const text = JSON.stringify(line);
      digest = addLine(digest, text);
      lines.push(text);
    }
    if (lines.length >= linesAtOnce) await flush();
    onEntries(sums.entries);
  }
  const end: EndLine = { end: sums, digest };
  lines.push(JSON.stringify(end));
  await flush();
}
