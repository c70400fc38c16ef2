import { createInterface } from 'node:readline/promises';
import { eraseOwner, rowsOfOwner, type RowsOfOwner } from '../../storage/erasing/eraseOwner.ts';
import { DataError } from '../dataError.ts';
import { openLog } from '../openLog.ts';
import type { Report } from '../report.ts';
import { counted } from './describeSums.ts';

const describe = (rows: RowsOfOwner) =>
  [
    counted(rows.food_log, 'entry', 'entries'),
    counted(rows.food_log_item, 'food', 'foods'),
    counted(rows.food_log_item_time, 'time of day of a food', 'times of day of foods'),
    counted(rows.food_log_owner, 'time of a last change', 'times of a last change'),
  ].join(', ');

async function confirm(owner: string, rows: RowsOfOwner): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new DataError(
      `Nothing was removed. Add --yes to remove ${describe(rows)} of ${owner} for good.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `${describe(rows)} of ${owner} will be removed for good.\nType ${owner} to confirm: `,
  );
  terminal.close();
  if (answer.trim() !== owner) throw new DataError('Nothing was removed.');
}

/** `erase --owner OWNER`. */
export async function eraseCommand(
  { owner, yes }: { owner: string; yes: boolean },
  env: NodeJS.ProcessEnv,
  report: Report,
): Promise<string> {
  const db = await openLog(env);
  try {
    const rows = await rowsOfOwner(db, owner);
    if (Object.values(rows).every((count) => count === 0)) {
      throw new DataError(
        `Nothing is stored of ${owner}. An owner is the subject of the session token, not a login id.`,
      );
    }
    if (!yes) await confirm(owner, rows);
    const removed = await eraseOwner(db, owner, (entries) =>
      report.progress('Removing entries', entries, rows.food_log),
    );
    return `Removed ${describe(removed)} of ${owner}.`;
  } finally {
    await db.destroy();
  }
}
