import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A component of which nothing outside its folder tells more than of any other. */
const ANY = 'UndoBar';

test('docs/components.md lists the files that a new component has to be named in, and no other file names it', async () => {
  const files = globSync(
    [
      '*',
      '{docs,scripts,.storybook}/**/*.*',
      'library/*',
      'library/{api,conformance,examples,docs,src}/**/*.*',
    ],
    {
      cwd: root,
      exclude: [
        '**/node_modules/**',
        `**/${ANY}/**`,
        'library/newComponent.test.ts',
        '**/CHANGELOG.md',
        // Translations: TypeScript asks for each.
        'library/src/locales/!(en|createLocalization).ts',
        '**/__image_snapshots__/**',
      ],
      withFileTypes: true,
    },
  )
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.slice(root.length));
  const naming: string[] = [];
  for (const file of files) {
    if ((await readFile(`${root}${file}`, 'utf8')).includes(ANY)) naming.push(file);
  }
  const page = await readFile(`${root}docs/components.md`, 'utf8');
  const [, section = ''] = page.split('## A new component\n');
  const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/`(library\/[\w/.-]+\.\w+)`/g)];
  expect(new Set(naming)).toEqual(new Set(listed.map(([, file]) => file)));
});
