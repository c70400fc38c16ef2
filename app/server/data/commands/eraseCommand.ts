import { createInterface } from 'node:readline/promises';
import { eraseOwner, rowsOfOwner } from '../../storage/retention/eraseOwner.ts';
import { DataError, nothingStored } from '../dataError.ts';
import { openLog } from '../openLog.ts';
import type { Report } from '../report.ts';
import { counted } from './describeSums.ts';

const describe = (entries: number, foods: number) =>
  `${counted(entries, 'entry', 'entries')} and ${counted(foods, 'food', 'foods')}`;

async function confirm(owner: string, what: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new DataError(
      `Nothing was removed, because nobody can confirm it outside of a terminal. Add --yes to remove ${what} of ${owner} for good.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `${what} of ${owner} will be removed for good.\nType ${owner} to confirm: `,
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
      throw new DataError(nothingStored(owner));
    }
    if (!yes) await confirm(owner, describe(rows.food_log, rows.food_log_item));
    const { entries, foods } = await eraseOwner(db, owner, (removed) =>
      report.progress('Removing entries', removed, rows.food_log),
    );
    return `Removed ${describe(entries, foods)} of ${owner}, and all that was derived from them.`;
  } finally {
    await db.destroy();
  }
}
