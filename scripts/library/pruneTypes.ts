/**
 * Deletes the .d.ts files of library/dist that no export needs. Nobody can import what they declare, and some of them
 * import packages that are not peer dependencies, such as `@mui/system`.
 */
import { existsSync, globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportSources } from './exports.ts';

const dist = fileURLToPath(new URL('../../library/dist', import.meta.url));
const declarations = (source: string) => source.replace(/\.tsx?$/, '.d.ts');

const reached = new Set<string>();
async function follow(file: string) {
  if (reached.has(file)) return;
  reached.add(file);
  const code = await readFile(join(dist, file), 'utf8');
  const imports = [...code.matchAll(/['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g)];
  for (const [, path = ''] of imports) await follow(declarations(join(dirname(file), path)));
}
for (const source of exportSources().values()) {
  if (!existsSync(join(dist, declarations(source))))
    throw new Error(
      `Nothing is built of library/src/${source}: export it from library/src/index.ts first.`,
    );
  await follow(declarations(source));
}

const files = globSync('**/*.d.ts', { cwd: dist });
await Promise.all(
  files.filter((file) => !reached.has(file)).map(async (file) => rm(join(dist, file))),
);
