import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A tiny project of somebody else's in library/consumers, installed. */
export interface Consumer {
  name: string;
  folder: string;
  /** Its npm scripts: it has `test`, or `build` and perhaps `start`. */
  scripts: Partial<Record<'build' | 'start' | 'test', string>>;
  /** What it runs on, such as `react 19.3.1`. */
  versions: string;
}

interface Manifest {
  version: string;
  scripts: Consumer['scripts'];
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));

/** Runs npm in a consumer's folder, with the Node that runs this. */
export async function npm(folder: string, ...options: string[]) {
  return run('npm', options, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
}

/** What its lock file says, unless that is installed already. */
async function installLocked(folder: string) {
  const stamp = `${folder}/node_modules/.installed`;
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json'])
    hash.update(await readFile(`${folder}/${file}`));
  const wanted = hash.digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  await npm(folder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  await writeFile(stamp, wanted);
}

/**
 * Installs what the consumer's lock file says, then @foodlog/ui from the registry that `npmArguments` name; npm
 * refuses when a peer does not fit. @foodlog/ui is not in the lock file: it is another one after every change.
 */
export async function installConsumer(name: string, npmArguments: string[]): Promise<Consumer> {
  const folder = fileURLToPath(new URL(`../library/consumers/${name}`, import.meta.url));
  const { scripts, dependencies, devDependencies } = await readManifest(folder);
  await installLocked(folder);
  await rm(`${folder}/node_modules/@foodlog`, { recursive: true, force: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm(folder, 'install', '@foodlog/ui', '--strict-peer-deps', ...options, ...npmArguments);
  const { peerDependencies } = await readManifest(`${folder}/node_modules/@foodlog/ui`);
  for (const peer of Object.keys(peerDependencies ?? {})) {
    // Not one of the repository's own, which Node would find further up.
    await readManifest(`${folder}/node_modules/${peer}`);
  }
  const shown = [
    'react',
    '@mui/material',
    '@mui/x-date-pickers',
    'next',
    'vite',
    'webpack',
    'vitest',
    'typescript',
  ];
  const declared = { ...dependencies, ...devDependencies };
  const versions = shown
    .filter((each) => declared[each])
    .map((each) => `${each} ${declared[each]}`);
  return { name, folder, scripts, versions: versions.join(', ') };
}
