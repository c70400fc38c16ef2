/** Moves and keeps the log: `npm run data -- --help`. docs/data.md describes it. */
import { maskSecrets } from '../web/maskSecrets.ts';
import { createReport } from './createReport.ts';
import { explainFailure } from './explainFailure.ts';
import { runCommand } from './runCommand.ts';

// Only this user may read the files.
process.umask(0o077);
const report = createReport(process.stderr);
try {
  const result = await runCommand(process.argv.slice(2), process.env, report);
  report.end();
  console.log(result);
} catch (error) {
  report.end();
  console.error(maskSecrets(explainFailure(error)));
  process.exitCode = 1;
}
