/**
 * Publishes @foodlog/ui. With `--dry` nothing leaves this machine: it builds and packs the library and publishes it to
 * a registry on loopback, from which every example installs it, and leaves the tarball in dist/. Without `--dry` it does
 * the same first, and then publishes, but only from a clean main and with a token: see library/RELEASES.md.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proveExamples } from '../examples/proveExamples.ts';
import { publishOnLoopback } from '../examples/publishOnLoopback.ts';
import {
  awaitingDesigner,
  readStandings,
} from '../../library/approval/repository/readStandings.ts';
import { releaseObstacles } from './releaseObstacles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const library = `${root}library`;
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

/** Packs the built library. @returns the path of the file, which `npm install` takes. */
async function pack() {
  const folder = `${root}dist`;
  await mkdir(folder, { recursive: true });
  const options = ['pack', '--silent', '--pack-destination', folder];
  const name = execFileSync('npm', options, { cwd: library, encoding: 'utf8' });
  return `${folder}/${name.trim()}`;
}

/** Builds the library and tests it in every example, from a registry on this machine. */
async function rehearse() {
  const build = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'library'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) {
    console.error('The library could not be built.');
    return false;
  }
  const tarball = await pack();
  const { registry, said } = await publishOnLoopback();
  try {
    console.log(`${said}, on loopback only`);
    const isProven = (await proveExamples(registry.npmArguments, [])) === 0;
    if (isProven) console.log(`npm install ${tarball}`);
    return isProven;
  } finally {
    registry.close();
  }
}

async function publish() {
  const host = execFileSync('npm', ['config', 'get', 'registry'], {
    cwd: library,
    encoding: 'utf8',
  });
  const credentials = `npm_config_${host.trim().replace(/^https?:/, '')}:_authToken`;
  const { status } = spawnSync('npm', ['publish'], {
    cwd: library,
    stdio: 'inherit',
    // The token is not an argument, because every process on the machine can read arguments.
    env: { ...process.env, [credentials]: process.env['NPM_TOKEN'] },
  });
  if (status !== 0) return false;
  const { version }: { version: string } = JSON.parse(
    await readFile(`${library}/package.json`, 'utf8'),
  );
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
  const done = (await rehearse()) && (dry || (await publish()));
  process.exitCode = done ? 0 : 1;
}
