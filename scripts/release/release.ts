/**
 * Publishes @foodlog/ui. With `--dry` nothing leaves this machine: it builds and packs the library, tests it in every
 * example project, and leaves the packed file in dist/. Without `--dry` it does the same first, and then publishes that
 * file, but only from a clean main and with a token: see library/RELEASES.md.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  awaitingDesigner,
  readStandings,
} from '../../library/approval/repository/readStandings.ts';
import { releaseObstacles } from './releaseObstacles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const given = process.argv.slice(2);
const dry = given.includes('--dry');
// npm keeps an option without `--` before it for itself.
const { npm_config_dry: dryForNpm, npm_config_dry_run: dryRunForNpm } = process.env;
const isMistyped = given.some((option) => option !== '--dry') || dryForNpm || dryRunForNpm;

/** Returns the output of git, empty if git fails. */
function git(...options: string[]) {
  try {
    return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

async function findObstacles() {
  return releaseObstacles({
    branch: git('branch', '--show-current'),
    changes: git('status', '--porcelain').split('\n').filter(Boolean),
    commit: git('rev-parse', 'HEAD'),
    pushed: git('rev-parse', '--verify', '--quiet', 'origin/main'),
    changesets: globSync(`${root}.changeset/*.md`).map((file) => basename(file)),
    token: process.env['NPM_TOKEN'],
    unapproved: awaitingDesigner(await readStandings(root)).length,
  });
}

/** Runs a command. @returns whether it succeeds. */
function run(command: string, options: string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...environment };
  return spawnSync(command, options, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** Publishes the file that the examples were tested with; with `--dry`, asks npm to do all but send it. */
function publish(version: string) {
  const host = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  const credentials = `npm_config_${host.trim().replace(/^https?:/, '')}:_authToken`;
  const options = ['publish', `./dist/foodlog-ui-${version}.tgz`, ...(dry ? ['--dry-run'] : [])];
  // The token is not an argument, because every process on the machine can read arguments.
  if (!run('npm', options, { [credentials]: process.env['NPM_TOKEN'] ?? '' })) return false;
  if (dry) return true;
  git('tag', `@foodlog/ui@${version}`);
  console.log(`Published, and tagged here: git push origin @foodlog/ui@${version}`);
  return true;
}

const obstacles = isMistyped
  ? ['Rehearse with `npm run release -- --dry`, or publish with `npm run release`.']
  : dry
    ? []
    : await findObstacles();
if (obstacles.length > 0) {
  console.error(['Nothing was published.', ...obstacles].join('\n'));
  process.exitCode = 1;
} else {
  const manifest = await readFile(`${root}library/package.json`, 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  const isTested = run('npm', ['run', '--silent', 'prove', '--', 'examples']);
  process.exitCode = isTested && publish(version) ? 0 : 1;
}
