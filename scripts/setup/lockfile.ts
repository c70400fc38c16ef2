/** A package in a lock file. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package-lock.json. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** Returns the path at which Node would find `name` from the package at `path`. */
export function resolvePackage(
  { packages }: Lockfile,
  path: string,
  name: string,
): string | undefined {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf('/node_modules/'))) {
    const candidate = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!from.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}
