/**
 * Writes the getting-started pages of library/docs to library/dist/docs as Markdown, with the code of the projects in
 * library/examples or of a folder beside the page, because the package has neither Storybook nor these projects.
 */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installCommands, typefacePackage } from '../../library/docs/installCommands.ts';

const library = fileURLToPath(new URL('../../library', import.meta.url));
const fence = (language: string, code: string) => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** Reads the props and the children of GettingStartedPage. */
function readPage(mdx: string) {
  const [, props = '', text = ''] =
    /<GettingStartedPage\s([^>]*)>(.*)<\/GettingStartedPage>/s.exec(mdx) ?? [];
  const value = (prop: string) => new RegExp(`${prop}="([^"]*)"`).exec(props)?.[1] ?? '';
  const files = /files=\{\[(.*)\]\}/s.exec(props)?.[1] ?? '';
  return {
    folder: value('folder'),
    title: value('title'),
    files: [...files.matchAll(/'([^']+)'/g)].map(([, file = '']) => file),
    typeface: /^\s*typeface$/m.test(props),
    text: text.trim(),
  };
}

await mkdir(`${library}/dist/docs`, { recursive: true });
for (const source of globSync('docs/*.mdx', { cwd: library })) {
  const page = readPage(await readFile(`${library}/${source}`, 'utf8'));
  const isProject = existsSync(`${library}/examples/${page.folder}`);
  const read = async (file: string) =>
    readFile(`${library}/${isProject ? 'examples' : 'docs'}/${page.folder}/${file}`, 'utf8');
  const parts = [`# ${page.title}`, page.text];
  // A project whose versions matter shows its package.json instead.
  if (isProject && !page.files.includes('package.json'))
    parts.push(fence('sh', installCommands(await read('package.json'), page.typeface)));
  if (page.typeface) {
    parts.push(
      'The typeface of the theme is Figtree. Import it once in your app; without it, the system font is used.',
      fence('tsx', `import '${typefacePackage}/wght.css';`),
    );
  }
  for (const file of page.files)
    parts.push(`## ${file}`, fence(extname(file).slice(1), await read(file)));
  parts.push(
    isProject
      ? 'Before every release, this code is installed and tested with the packed library.'
      : 'The tests of the library use this code.',
  );
  await writeFile(`${library}/dist/docs/${page.folder}.md`, `${parts.join('\n\n')}\n`);
}
