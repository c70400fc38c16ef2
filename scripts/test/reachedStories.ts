import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A module of the built Storybook, as its statistics name it. */
export interface Module {
  name: string;
  reasons: { moduleName: string }[];
}

/** Files whose change can alter every picture, though no module imports them: other modules are generated from some. */
const everywhere = [
  /^package-lock\.json$/,
  /^\.storybook\/(?!docs\/|accessibility\/)/,
  /^scripts\/setup\//,
  /^library\/src\/tokens\//,
  /\/codegen\.ts$/,
  /\.graphql$/,
];

/** Docs pages have no pictures, so what only they import reaches no story. */
const docs = './.storybook/docs/';

function git(root: string, ...options: string[]): string[] | undefined {
  try {
    const output = execFileSync('git', options, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return output.toString().split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** The files that differ from the main branch of the remote repository; undefined where there is none. */
function changedFiles(root: string): string[] | undefined {
  const [base] = git(root, 'merge-base', 'HEAD', 'origin/HEAD') ?? [];
  if (base === undefined) return undefined;
  const changed = git(root, 'diff', '--name-only', base);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  return changed && untracked && [...changed, ...untracked];
}

/**
 * The story files that these changed files reach in the built Storybook, the nearest first; undefined when they may reach
 * all of them.
 * @param modules the modules of the built Storybook, each with those that import it.
 */
export function storiesReachedBy(
  changed: readonly string[],
  modules: readonly Module[],
): string[] | undefined {
  if (changed.some((file) => everywhere.some((one) => one.test(file)))) return undefined;
  const importers = new Map(
    modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  );
  const reached = new Set<string>();
  const follow = changed.map((file) => `./${file}`);
  for (let file = follow.shift(); file !== undefined; file = follow.shift()) {
    if (reached.has(file) || file.startsWith(docs)) continue;
    reached.add(file);
    follow.push(...(importers.get(file) ?? []));
  }
  if (reached.has('./.storybook/preview.tsx')) return undefined;
  const pictured = changed.filter((file) => file.includes('/__image_snapshots__/'));
  const folders = pictured.map(
    (file) => `./${file.slice(0, file.indexOf('/__image_snapshots__/'))}/`,
  );
  const beside = [...importers.keys()].filter((file) =>
    folders.some((folder) => isIn(folder, file)),
  );
  return [...new Set([...reached, ...beside])].filter((file) => file.includes('.stories.'));
}

const isIn = (folder: string, file: string) =>
  file.startsWith(folder) && !file.slice(folder.length).includes('/');

/**
 * The files of the stories whose pictures may have changed since the main branch; undefined where that cannot be told:
 * without a remote repository, and in CI, which compares all.
 */
export async function reachedStories(root: string): Promise<string[] | undefined> {
  if (process.env['CI']) return undefined;
  const changed = changedFiles(root);
  if (!changed) return undefined;
  const stats: { modules: Module[] } = JSON.parse(
    await readFile(join(root, 'storybook-static/preview-stats.json'), 'utf8'),
  );
  return storiesReachedBy(changed, stats.modules);
}
