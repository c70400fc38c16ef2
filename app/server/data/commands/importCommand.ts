import { checkDataFile } from '../file/checkDataFile.ts';
import { importLog } from '../importLog.ts';
import { openTarget } from '../openLog.ts';
import type { Report } from '../report.ts';
import { describeSums } from './describeSums.ts';

/** `import FILE`, which is also called `restore FILE`. The file is read wholly before anything is changed. */
export async function importCommand(
  file: string,
  env: NodeJS.ProcessEnv,
  report: Report,
): Promise<string> {
  const checked = await checkDataFile(file, (read, size) =>
    report.progress('Checking bytes', read, size),
  );
  const db = await openTarget(env);
  try {
    await importLog(db, file, checked, { report });
    return `Stored ${describeSums(checked.sums)}, and compared them with ${file}.`;
  } finally {
    await db.destroy();
  }
}
