import { maxEntriesPerDay } from '../../storage/Allowance.ts';
import { DataError } from '../dataError.ts';
import { checkDataFile } from '../file/checkDataFile.ts';
import { importLog } from '../importLog.ts';
import { describeDatabase, openTarget } from '../openLog.ts';
import type { Report } from '../report.ts';
import { describeSums } from './describeSums.ts';

/**
 * `import FILE`, which is also called `restore FILE`. The file is read wholly before anything is changed.
 * @param options.allowLargeDays Whether a day may have more entries than the server lets anybody log.
 */
export async function importCommand(
  { file, allowLargeDays }: { file: string; allowLargeDays: boolean },
  env: NodeJS.ProcessEnv,
  report: Report,
): Promise<string> {
  const checked = await checkDataFile(file, (read, size) =>
    report.progress('Checking bytes', read, size),
  );
  const { largeDay } = checked;
  if (largeDay && !allowLargeDays) {
    const { owner, day, entries } = largeDay;
    throw new DataError(
      `${file} has ${entries.toLocaleString('en')} entries of ${owner} on ${day}. A day can have ${maxEntriesPerDay}, so nothing was stored. If the file is a backup of your own server, add --allow-large-days.`,
    );
  }
  const db = await openTarget(env);
  try {
    await importLog(db, file, checked, { report });
    return `Stored ${describeSums(checked.sums)}, and compared them with ${file}. ${describeDatabase(env)}`;
  } finally {
    await db.destroy();
  }
}
