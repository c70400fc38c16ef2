import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.ts';

/** An installed project of library/examples. */
export interface Example {
  folder: string;
  /** Its npm scripts: `test`, or `build` and possibly `start`. */
  scripts: Partial<Record<'build' | 'start' | 'test', string>>;
  /** Whether it installs what DateNavigator needs. */
  hasCalendar: boolean;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** The folder of the projects. */
export const examples = `${repository}library/examples`;
/** A folder outside the repository, because Node finds the packages of the repository from any folder inside it. */
const projects = join(tmpdir(), `foodlog-examples${repository.replaceAll(/\W/g, '-')}`);

/** Copies the example and keeps the packages that were installed for it before. */
async function copyOut(name: string) {
  const folder = join(projects, name);
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((file) => file !== 'node_modules');
  await Promise.all(
    old.map(async (file) => rm(join(folder, file), { recursive: true, force: true })),
  );
  await cp(`${examples}/${name}`, folder, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist|build|\.next|\.astro|\.react-router)$/.test(file),
  });
  return folder;
}

/** Installs what the lock file says, unless it is installed already. */
async function installLocked(folder: string) {
  const installed = `${folder}/node_modules/.installed`;
  const lock = await readFile(`${folder}/package-lock.json`, 'utf8');
  if ((await readFile(installed, 'utf8').catch(() => '')) === lock) return;
  await npm(folder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  await writeFile(installed, lock);
}

/**
 * Installs what the example's lock file says, then @foodlog/ui from the file that `packLibrary` packed. npm fails if a
 * peer dependency does not match. @foodlog/ui is not in the lock file, because it differs after every change.
 */
export async function installExample(name: string): Promise<Example> {
  const folder = await copyOut(name);
  const manifest = await readFile(`${folder}/package.json`, 'utf8');
  const { scripts, dependencies }: { scripts: Example['scripts']; dependencies: object } =
    JSON.parse(manifest);
  await installLocked(folder);
  await rm(`${folder}/node_modules/@foodlog`, { recursive: true, force: true });
  const tarball = process.env['FOODLOG_TARBALL'] ?? '';
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm(folder, 'install', tarball, '--strict-peer-deps', ...options);
  return { folder, scripts, hasCalendar: '@mui/x-date-pickers' in dependencies };
}
