import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readApprovals } from './approval/repository/readStandings.ts';
import { componentNames, exportSources, packageExports } from '../scripts/library/exports.ts';

const library = fileURLToPath(new URL('.', import.meta.url));
const read = async (file: string) => readFile(join(library, file), 'utf8');
const manifest: {
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
} = JSON.parse(await read('package.json'));
const built = globSync('dist/**/*.{js,d.ts}', { cwd: library });
const modules = built.filter((file) => file.endsWith('.js'));
const importedBy = (code: string) =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
/** The files to which a page of the package links. */
const linksOf = async (path: string) =>
  [...(await read(path)).matchAll(/\]\((?!https:)([^)#\s]+)/g)].map(([, link = '']) =>
    join(path, '..', link),
  );

describe('exports', () => {
  test('every component has one', async () => {
    const folders = await readdir(join(library, 'src/components'));
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining(folders.map((name) => `./${name}`)),
    );
  });

  test('package.json names those that exist; after a change run npm run api -- --record', () => {
    expect(manifest.exports).toEqual(packageExports());
  });

  test('what a component’s module exports, the package itself exports too', async () => {
    const all: Record<string, unknown> = await import(join(library, 'dist/index.js'));
    for (const source of exportSources().values()) {
      // The languages have exports of their own only.
      if (/^index|^locales\/(?!index)/.test(source)) continue;
      const module: Record<string, unknown> = await import(
        join(library, 'dist', source.replace(/\.ts$/, '.js'))
      );
      expect(Object.keys(module)).not.toEqual([]);
      for (const [name, value] of Object.entries(module)) expect(all[name]).toBe(value);
    }
  });

  test('the catalogue lists the description, status, props, slots, classes and texts of every component', async () => {
    interface Described {
      name: string;
      import: string;
      description?: string;
      status: string;
      props: { name: string }[];
      slots: { name: string }[];
      classes: { className: string }[];
      words: unknown[];
    }
    const catalogue: { components: Described[] } = JSON.parse(await read('dist/catalogue.json'));
    expect(catalogue.components.map((component) => component.import)).toEqual(
      componentNames().map((name) => `@foodlog/ui/${name}`),
    );
    const approvals = await readApprovals();
    for (const { name, status } of catalogue.components) {
      // Nobody has judged a component without pictures.
      expect([name, status]).toEqual([name, approvals[name]?.status ?? 'draft']);
    }
    for (const { description, props, slots, classes, words } of catalogue.components) {
      expect(description).toMatch(/\w/);
      expect(props.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['localeText', 'slots', 'slotProps', 'classes', 'sx']),
      );
      expect(slots.map(({ name }) => name)).toContain('root');
      expect(classes).toHaveLength(slots.length);
      expect(words).not.toEqual([]);
    }
  });

  test('the llms page of a component declares each Foodlog type that it mentions, once', async () => {
    const report = await read('api/index.api.md');
    const types = [...report.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(types).toContain('FoodLogEntry');
    for (const file of await readdir(join(library, 'dist/llms'))) {
      const page = await read(`dist/llms/${file}`);
      const words = new Set<string | undefined>(page.match(/\w+/g));
      const declared = [...page.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
        ([, name]) => name,
      );
      // The page lists the props themselves, so it does not declare their interface.
      const own = file.replace('.md', 'Props');
      const named = new Set(types.filter((name) => name !== own && words.has(name)));
      expect({ file, declared: new Set(declared) }).toEqual({ file, declared: named });
      expect(declared).toHaveLength(named.size);
    }
  });
});

describe('what a team installs', () => {
  let folder = '';
  let tarball: Buffer;
  let files: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foodlog-pack-'));
    const { stdout } = await promisify(execFile)(
      'npm',
      ['pack', '--json', '--pack-destination', folder],
      { cwd: library },
    );
    const [packed]: [{ filename: string; files: { path: string }[] }] = JSON.parse(stdout);
    files = packed.files.map(({ path }) => path);
    tarball = await readFile(join(folder, packed.filename));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  test('has the changelog, the releases, and the pages for people and tools', () => {
    const examples = globSync('examples/*/', { cwd: library }).map((path) => basename(path));
    const pages = [
      ...examples.map((name) => `dist/docs/${name}.md`),
      ...componentNames().map((name) => `dist/llms/${name}.md`),
    ];
    expect(files).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'RELEASES.md', 'dist/llms.txt', ...pages]),
    );
    expect(files.filter((path) => /\.(conformance|example|test|stories)\./.test(path))).toEqual([]);
  });

  test('links to every getting-started page, and to nothing that is not in it', async () => {
    const texts = files.filter((path) => /\.(md|txt)$/.test(path));
    const linked = (await Promise.all(texts.map(linksOf))).flat();
    expect(linked.filter((path) => !files.includes(path))).toEqual([]);
    const pages = files.filter((path) => path.startsWith('dist/docs/'));
    for (const index of ['README.md', 'dist/llms.txt'])
      expect(await linksOf(index)).toEqual(expect.arrayContaining(pages));
  });

  test('the getting-started pages have the code of the projects that are tested', async () => {
    const shown: string[] = [];
    for (const path of files.filter((file) => file.startsWith('dist/docs/'))) {
      for (const [, name = '', code] of (await read(path)).matchAll(
        /^## (\S+)\n\n```\w+\n(.*?)\n```$/gms,
      )) {
        const page = basename(path, '.md');
        const file = `${page === 'containers' ? 'docs' : 'examples'}/${page}/${name}`;
        expect({ file, code }).toEqual({ file, code: (await read(file)).trim() });
        shown.push(file);
      }
    }
    expect(shown).toContain('examples/vite/Day.tsx');
    expect(shown).toContain('docs/containers/Iframe.tsx');
  });

  test('publint finds nothing to say about it', async () => {
    const { messages } = await publint({ pkgDir: library, level: 'suggestion', strict: true });
    expect(messages).toEqual([]);
  });

  test('its types are resolved wherever ECMAScript modules are', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarball), {
      // A text, and no module.
      excludeEntrypoints: ['./llms.txt'],
    });
    // Neither require() nor the resolution of TypeScript before 4.7: the package has ECMAScript modules only.
    const problems = (result.types ? result.problems : []).filter(
      (problem) => !('resolutionKind' in problem && /^node10$|cjs$/.test(problem.resolutionKind)),
    );
    expect(result.types).toBeTruthy();
    expect(problems).toEqual([]);
  });

  test('refers to no section of a specification that is not in the package', async () => {
    for (const file of built) expect(await read(file)).not.toContain('§');
  });

  test('imports only its own files, declared peers and dependencies', async () => {
    const foreign: string[] = [];
    for (const file of built) {
      const packages = importedBy(await read(file)).filter((name) => !name.startsWith('.'));
      const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
      const isDeclared = (name: string) =>
        declared.includes(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
      foreign.push(
        ...packages.filter((name) => !isDeclared(name)).map((name) => `${name} in ${file}`),
      );
    }
    expect(foreign).toEqual([]);
  });

  test('only the calendar, which is loaded on demand, imports optional peers', async () => {
    const peers = Object.keys(manifest.peerDependenciesMeta);
    const isOptional = (name: string) => peers.some((peer) => name.startsWith(peer));
    const importing: string[] = [];
    for (const file of built)
      if (importedBy(await read(file)).some(isOptional)) importing.push(file);
    const path = 'dist/components/DateNavigator';
    const parts = ['Calendar', 'Day', 'LocaleAdapter', 'MonthHeader'];
    expect(importing.toSorted()).toEqual(parts.map((part) => `${path}/${part}.js`));
    expect(await read(`${path}/fetchCalendar.js`)).toContain("import('./Calendar.js')");
  });

  test('declares no type as any', async () => {
    const loose: string[] = [];
    for (const file of built.filter((name) => name.endsWith('.d.ts'))) {
      const code = (await read(file)).replace(/\/\*[\s\S]*?\*\//g, '');
      if (/\bany\b/.test(code)) loose.push(file);
    }
    expect(loose).toEqual([]);
  });
});

test('"use client" is the first line of every component, and of nothing else that is exported', async () => {
  const components = componentNames().map((name) => `dist/components/${name}/${name}.js`);
  const first: string[] = [];
  const anywhere: string[] = [];
  for (const file of modules) {
    const code = await read(file);
    if (code.startsWith("'use client';\n")) first.push(file);
    if (code.includes('use client')) anywhere.push(file);
  }
  expect(first).toEqual(expect.arrayContaining(components));
  expect(anywhere).toEqual(first);
  expect(first.filter((file) => !/(components\/\w+|locales)\/[A-Z]\w*\.js$/.test(file))).toEqual(
    [],
  );
});

test('no export but that of a language ships the words of another than English', async () => {
  const reached = new Set<string>();
  const follow = async (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const name of importedBy(await read(file))) {
      if (name.startsWith('.')) await follow(join(file, '..', name));
    }
  };
  for (const [path, source] of exportSources()) {
    if (!path.startsWith('./locales/')) await follow(`dist/${source.replace(/\.ts$/, '.js')}`);
  }
  expect([...reached]).toContain('dist/components/TotalsCard/TotalsCard.en.js');
  expect([...reached].filter((file) => /locales\/[a-z]{2}(-[A-Z]+)?\.js$/.test(file))).toEqual([]);
});

test('plain Node imports each export without any output, and the package as a whole last', async () => {
  const imports = [...exportSources().values()].toReversed().map((source) => {
    const url = new URL(`dist/${source.replace(/\.ts$/, '.js')}`, import.meta.url).href;
    return `await import(${JSON.stringify(url)});`;
  });
  expect(imports.at(-1)).toMatch(/dist\/index\.js/);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    imports.join('\n'),
  ]);
  expect(stdout + stderr).toBe('');
});

test.each(['../README.md', 'README.md'])(
  '%s shows the component that a example project builds',
  async (file) => {
    expect(await read(file)).toContain(await read('examples/vite/Day.tsx'));
  },
);
