/** Finds the exports of @foodlog/ui by the location of their files. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('../../library', import.meta.url));

/** A language tag is a name such as `en` or `pt-BR`; other files of the folder are not exports. */
const isLanguage = (file: string) => /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?\.ts$/.test(basename(file));

const find = (pattern: string) => globSync(pattern, { cwd: `${library}/src` }).toSorted();

/** The exports with code, such as `./TotalsCard`, and their files in `library/src`. */
export function exportSources(): Map<string, string> {
  return new Map([
    ['.', 'index.ts'],
    ...componentNames().map((name): [string, string] => [
      `./${name}`,
      `components/${name}/index.ts`,
    ]),
    ['./calendar-day', 'calendar-day/index.ts'],
    ['./food-ranking', 'food-ranking/index.ts'],
    ['./locales', 'locales/index.ts'],
    ['./theme', 'theme/index.ts'],
    ...find('locales/*.ts')
      .filter(isLanguage)
      .map((file): [string, string] => [`./locales/${basename(file, '.ts')}`, file]),
  ]);
}

/** Returns the names of all components, which are those of their folders. */
export function componentNames(): string[] {
  return find('components/*/index.ts').map((file) => basename(dirname(file)));
}

/** Returns the `exports` that package.json must contain. */
export function packageExports(): Record<string, string | { types: string; default: string }> {
  const code = [...exportSources()].map(([path, source]) => {
    const built = `./dist/${source.replace(/\.ts$/, '')}`;
    return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  const data = ['catalogue', 'tokens'].map((name) => [`./${name}.json`, `./dist/${name}.json`]);
  return {
    ...Object.fromEntries([...code, ...data]),
    './docs/*': './dist/docs/*',
    './llms.txt': './dist/llms.txt',
    './llms/*': './dist/llms/*',
    './design-tools/*': './dist/design-tools/*',
    './package.json': './package.json',
  };
}
