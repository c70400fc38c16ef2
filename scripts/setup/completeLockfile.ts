/**
 * Adds to every package-lock.json the optional platform packages that npm omitted because this registry did not have
 * them (npm/cli#9846). Without them `npm ci` rejects the lock file, and other platforms miss their packages. It also
 * removes the address of each package, so that any registry can serve it. Run it after every change of a dependency.
 */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** Returns the path at which Node would find `name` from the package at `path`. */
function resolvePackage({ packages }: Lockfile, path: string, name: string): string | undefined {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf('/node_modules/'))) {
    const candidate = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!from.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}

/** Returns the system, processor and C library in a package's name. */
function platform(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/.@]/);
  const os = [
    'darwin',
    'linux',
    'win32',
    'freebsd',
    'openbsd',
    'netbsd',
    'android',
    'aix',
    'sunos',
  ];
  const cpu = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];
  const found = (all: string[]) => all.filter((word) => words.includes(word));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return {
    ...(found(os).length > 0 && { os: found(os) }),
    ...(found(cpu).length > 0 && { cpu: found(cpu) }),
    ...(libc && { libc }),
  };
}

const byPath = ([one]: [string, unknown], [other]: [string, unknown]) =>
  one.localeCompare(other, 'en');

/** Completes the lock file in place and returns how many packages it added. */
function complete(lock: Lockfile): number {
  let added = 0;
  for (const [path, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const found = resolvePackage(lock, path, name);
      const isExact = /^\d/.test(version);
      if (!isExact || (found && lock.packages[found]?.version === version)) continue;
      const target = found && path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      lock.packages[target] = { version, ...platform(name), ...(dev && { dev }), optional: true };
      added += 1;
    }
  }
  const root = lock.packages[''];
  const others = Object.entries(lock.packages).filter(([path]) => path !== '');
  lock.packages = { ...(root && { '': root }), ...Object.fromEntries(others.toSorted(byPath)) };
  for (const [, locked] of others) {
    if (locked.resolved?.startsWith('http')) delete locked.resolved;
  }
  return added;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
for (const name of globSync('{.,library/examples/*}/package-lock.json', { cwd: root })) {
  const lock: Lockfile = JSON.parse(await readFile(root + name, 'utf8'));
  const added = complete(lock);
  await writeFile(root + name, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${added} optional packages to ${name}.`);
}
