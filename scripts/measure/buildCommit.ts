import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (folder: string, command: string, ...options: string[]) =>
  execFileSync(command, options, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * Builds the app of a commit in a folder of its own, once.
 * @returns the folder.
 * @throws when there is no such commit, or it does not build.
 */
export function buildCommit(name: string): string {
  const commit = run(root, 'git', 'rev-parse', '--verify', `${name}^{commit}`).trim();
  // Not below node_modules, where Node runs no TypeScript.
  const folder = join(tmpdir(), `foodlog-bench-${commit}`);
  if (!existsSync(`${folder}/app/dist/index.html`)) {
    console.log(`Building ${commit.slice(0, 7)} …`);
    rmSync(folder, { recursive: true, force: true });
    run(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder);
    run(folder, 'git', 'checkout', '--quiet', commit);
    run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
    run(folder, 'npm', 'run', '--silent', 'build');
  }
  return folder;
}

/** The median of times; NaN of none. */
export const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
