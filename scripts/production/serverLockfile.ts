import { resolvePackage, type LockedPackage, type Lockfile } from '../setup/lockfile.ts';

/** Where the server's workspace is, in the repository and in an assembled folder. */
export const serverPath = 'app/server';

/** The names of what a package needs when it runs. A peer that is optional is not installed for it. */
function neededBy(locked: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  );
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...peers,
  ];
}

/**
 * Returns the lock file of a folder that has the server as its only workspace: the same versions as in the repository,
 * of those packages only that the server needs when it runs.
 * @param root the manifest of that folder.
 */
export function serverLockfile(lock: Lockfile, root: LockedPackage): Lockfile {
  const { devDependencies: _, ...server } = lock.packages[serverPath] ?? {};
  const link = resolvePackage(lock, '', '@foodlog/server') ?? '';
  const kept: Lockfile['packages'] = { '': root, [serverPath]: server };
  const waiting = [serverPath];
  for (const path of waiting) {
    for (const name of neededBy(kept[path] ?? {})) {
      const found = resolvePackage(lock, path, name);
      const locked = found && lock.packages[found];
      if (!found || !locked || kept[found]) continue;
      kept[found] = locked;
      waiting.push(found);
    }
  }
  const packages = Object.entries({ ...kept, [link]: lock.packages[link] ?? {} });
  return {
    ...lock,
    packages: Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
