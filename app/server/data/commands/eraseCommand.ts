import { createInterface } from 'node:readline/promises';
import { eraseOwner, rowsOfOwner, type Erased } from '../../storage/retention/eraseOwner.ts';
import { DataError, nothingStored } from '../dataError.ts';
import { openLog } from '../openLog.ts';
import type { Report } from '../report.ts';
import { counted } from './describeSums.ts';

const describe = ({ entries, foods, settings }: Erased) =>
  `${counted(entries, 'entry', 'entries')}, ${counted(foods, 'food', 'foods')} and ${counted(settings, 'setting', 'settings')}`;

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
    const { food_log: entries, food_log_item: foods, food_log_setting: settings } = rows;
    if (!yes) await confirm(owner, describe({ entries, foods, settings }));
    const erased = await eraseOwner(db, owner, (removed) =>
      report.progress('Removing entries', removed, entries),
    );
    return `Removed ${describe(erased)} of ${owner}, and all that was derived from them.`;
  } finally {
    await db.destroy();
  }
}
