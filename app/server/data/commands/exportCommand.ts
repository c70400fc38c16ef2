import { exportLog } from '../exportLog.ts';
import { openLog } from '../openLog.ts';
import type { Report } from '../report.ts';
import { describeSums } from './describeSums.ts';

/** `export FILE`, which is also called `backup FILE`. */
export async function exportCommand(
  file: string,
  env: NodeJS.ProcessEnv,
  report: Report,
): Promise<string> {
  const db = await openLog(env);
  try {
    const { sums, bytes } = await exportLog(db, file, { report });
    const size = (bytes / 1e6).toFixed(1);
    return `Wrote ${describeSums(sums)} to ${file} (${size} MB), and compared them with the log.`;
  } finally {
    await db.destroy();
  }
}
