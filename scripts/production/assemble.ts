/**
 * Builds and assembles what production runs, without installing it: `npm run assemble -- <folder>`. There `npm ci --omit=dev`
 * installs the packages that the server needs, in the versions of this repository, and `npm start` starts it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const serverPath = 'app/server';
const versionCheck = 'scripts/setup/require-node-24.mjs';
const notInProduction = /\.test\.ts$|\/(?:testing|node_modules)\//;

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(repository, path), 'utf8'));
}

function programs(): string[] {
  return globSync(`${serverPath}/**/*.ts`, { cwd: repository }).filter(
    (path) => !notInProduction.test(path.replaceAll('\\', '/')),
  );
}

async function assemble(folder: string): Promise<void> {
  if (!existsSync(dirname(folder))) throw new Error(`Create ${dirname(folder)} first.`);
  if (!existsSync(folder)) await mkdir(folder);
  const files = await readdir(folder).catch(() => undefined);
  if (files?.length !== 0) throw new Error(`${folder} is not an empty folder. Name another.`);
  // It takes minutes, so it begins when nothing else can be wrong.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: repository, stdio: 'inherit' });
  const write = async (path: string, content: object) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  };
  const { scripts } = await readJson<{ scripts: { data?: string } }>('package.json');
  const start = `node ${versionCheck} && exec node ${serverPath}/main.ts`;
  await write('package.json', {
    name: 'foodlog',
    version: '0.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24' },
    workspaces: [serverPath],
    scripts: { start, ...(scripts.data && { data: scripts.data }) },
    // The package holds its binary.
    allowScripts: { 'better-sqlite3': false },
  });
  const {
    devDependencies: _devDependencies,
    wireit: _wireit,
    scripts: _scripts,
    ...server
  } = await readJson<Record<string, unknown>>(`${serverPath}/package.json`);
  await write(`${serverPath}/package.json`, server);
  const { packages, ...lock } = await readJson<{ packages: object }>('package-lock.json');
  // All but the other workspaces and the links to them.
  const isInstalled = /^$|^app\/server(\/|$)|^node_modules\/(?!@foodlog\/(?!server$))/;
  const installed = Object.entries(packages).filter(([path]) => isInstalled.test(path));
  await write('package-lock.json', { ...lock, packages: Object.fromEntries(installed) });
  // npm removes what the server does not need. It asks no registry: all that it has to know is in the file.
  const options = ['prune', '--package-lock-only', '--offline', '--omit=dev', '--ignore-scripts'];
  execFileSync('npm', [...options, '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  for (const path of [...programs(), versionCheck, 'app/schema.graphql', 'app/dist']) {
    await cp(join(repository, path), join(folder, path), { recursive: true });
  }
}

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error('Name the folder: npm run assemble -- <folder>');
  await assemble(resolve(folder));
  console.log(`Assembled ${folder}. Run there: npm ci --omit=dev && npm start`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
