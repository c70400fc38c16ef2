import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.ts';

/** An installed project of library/examples. */
export interface Example {
  name: string;
  folder: string;
  /** Its npm scripts: `test`, or `build` and possibly `start`. */
  scripts: Partial<Record<'build' | 'start' | 'test', string>>;
  /** Whether it installs what DateNavigator needs. */
  hasCalendar: boolean;
  /** The versions that it uses, such as `react 19.3.1`. */
  versions: string;
}

interface Manifest {
  version: string;
  scripts: Example['scripts'];
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));

const repository = fileURLToPath(new URL('../..', import.meta.url));
const id = createHash('sha256').update(repository).digest('hex').slice(0, 8);
/** A folder outside the repository, because Node finds the packages of the repository from any folder inside it. */
const projects = join(tmpdir(), `foodlog-examples-${id}`);

/** Copies the example and keeps the packages that were installed for it before. */
async function copyOut(name: string) {
  const source = `${repository}library/examples/${name}`;
  const folder = join(projects, name);
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((file) => file !== 'node_modules');
  await Promise.all(
    old.map(async (file) => rm(join(folder, file), { recursive: true, force: true })),
  );
  await cp(source, folder, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist|build|\.next|\.astro|\.react-router)$/.test(file),
  });
  return folder;
}

/** Installs what the lock file says, unless it is installed already. */
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

const shown = [
  'react',
  '@mui/material',
  '@mui/x-date-pickers',
  'next',
  'react-router',
  'react-hook-form',
  'astro',
  'vite',
  'webpack',
  'vitest',
  'jest',
  'storybook',
  'typescript',
];

/**
 * Installs what the example's lock file says, then @foodlog/ui from the registry in `npmArguments`. npm fails if a
 * peer dependency does not match. @foodlog/ui is not in the lock file, because it differs after every change.
 */
export async function installExample(name: string, npmArguments: string[]): Promise<Example> {
  const folder = await copyOut(name);
  const { scripts, dependencies, devDependencies } = await readManifest(folder);
  await installLocked(folder);
  await rm(`${folder}/node_modules/@foodlog`, { recursive: true, force: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm(folder, 'install', '@foodlog/ui', '--strict-peer-deps', ...options, ...npmArguments);
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const versions = await Promise.all(
    shown
      .filter((each) => declared.includes(each))
      .map(
        async (each) => `${each} ${(await readManifest(`${folder}/node_modules/${each}`)).version}`,
      ),
  );
  const hasCalendar = declared.includes('@mui/x-date-pickers');
  return { name, folder, scripts, hasCalendar, versions: versions.join(', ') };
}
