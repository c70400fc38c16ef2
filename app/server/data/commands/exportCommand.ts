import { exportLog } from '../exportLog.ts';
import { describeDatabase, openLog } from '../openLog.ts';
import type { Report } from '../report.ts';
import { describeSums } from './describeSums.ts';

/**
 * `export FILE`, which is also called `backup FILE`.
 * @param options.owner The only owner to export; undefined exports the whole log.
 */
export async function exportCommand(
  { file, owner }: { file: string; owner: string | undefined },
  env: NodeJS.ProcessEnv,
  report: Report,
): Promise<string> {
  const db = await openLog(env);
  try {
    const { sums, bytes } = await exportLog(db, file, { report, owner });
    const size = (bytes / 1e6).toFixed(1);
    return `Wrote ${describeSums(sums)} to ${file} (${size} MB), and compared them with the log. ${describeDatabase(env)}`;
  } finally {
    await db.destroy();
  }
}
