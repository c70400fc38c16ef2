/**
 * Adds to package-lock.json the optional platform packages that npm left out because this registry did
 * not have them (npm/cli#9846). Without them `npm ci` refuses the lock file, and machines of another kind
 * install nothing for them. Run it after every change of a dependency.
 */
import { readFile, writeFile } from 'node:fs/promises';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = new URL('../package-lock.json', import.meta.url);
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(await readFile(file, 'utf8'));

/** The system, processor and C library that a package's name says it is for. */
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

/** Where Node would find `name` from the package at `path`. */
function resolve(path: string, name: string): string | undefined {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf('/node_modules/'))) {
    const candidate = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (lock.packages[candidate]) return candidate;
    if (!from.includes('/node_modules/')) break;
  }
  return lock.packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}

const added: string[] = [];
for (const [path, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    const found = resolve(path, name);
    const isExact = /^\d/.test(version);
    if (!isExact || (found && lock.packages[found]?.version === version)) continue;
    const target = found && path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
    lock.packages[target] = { version, ...platform(name), ...(dev && { dev }), optional: true };
    added.push(`${target}@${version}`);
  }
}

const root = lock.packages[''];
const others = Object.entries(lock.packages).filter(([path]) => path !== '');
const byPath = ([one]: [string, unknown], [other]: [string, unknown]) =>
  one.localeCompare(other, 'en');
lock.packages = { ...(root && { '': root }), ...Object.fromEntries(others.toSorted(byPath)) };
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added.length} optional packages to the lock file.`);
