import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repositoryTools = /[\\/]node_modules[\\/]\.bin$/;
const path = (process.env['PATH'] ?? '').split(delimiter);

/**
 * What a project of somebody else's has around it: this Node, and none of the repository's tools. As it is when this
 * starts: Vite's preview, for one, says `NODE_ENV=production` to everything after it, and npm then leaves tools out.
 */
export const cleanEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), ...path.filter((folder) => !repositoryTools.test(folder))].join(
    delimiter,
  ),
  NEXT_TELEMETRY_DISABLED: '1',
};
delete cleanEnvironment['NODE_ENV'];

/** Runs npm in a folder and gives what it said; rejects with it when npm fails. */
export async function npm(folder: string, ...options: string[]) {
  return run('npm', options, {
    cwd: folder,
    env: cleanEnvironment,
    maxBuffer: 64 * 1024 * 1024,
  });
}
