import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repositoryTools = /[\\/]node_modules[\\/]\.bin$/;
const path = (process.env['PATH'] ?? '').split(delimiter);

/**
 * The environment of a project outside the repository: this Node, and none of the repository's tools. It is copied at
 * the start, because Vite's preview sets `NODE_ENV=production`, with which npm does not install development
 * dependencies.
 */
export const cleanEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), ...path.filter((folder) => !repositoryTools.test(folder))].join(
    delimiter,
  ),
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
delete cleanEnvironment['NODE_ENV'];

/** Runs npm in a folder and returns its output. Rejects with the output if npm fails. */
export async function npm(folder: string, ...options: string[]) {
  return run('npm', options, {
    cwd: folder,
    env: cleanEnvironment,
    maxBuffer: 64 * 1024 * 1024,
  });
}
