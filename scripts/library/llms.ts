/**
 * Writes library/dist/llms.txt (llmstxt.org), which describes the library and links to a page of each component in
 * library/dist/llms. A page says when to use the component, and has its props, an example, and the library's types that
 * the props need. The pages are generated from the catalogue, so that they match the types. Runs after the catalogue and the getting-started pages.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ComponentDocs } from '../../library/src/docs/ComponentDocs.types.ts';

const library = fileURLToPath(new URL('../../library', import.meta.url));

interface Described {
  name: string;
  description?: string;
}

interface Catalogue {
  name: string;
  version: string;
  components: (Described & {
    import: string;
    themeKey: string;
    props: (Described & { type: string; required: boolean; default?: string })[];
    slots: Described[];
    types: string[];
  })[];
  types: { name: string; declaration: string }[];
}

const { name, version, components, types }: Catalogue = JSON.parse(
  await readFile(`${library}/dist/catalogue.json`, 'utf8'),
);
const { description }: { description: string } = JSON.parse(
  await readFile(`${library}/package.json`, 'utf8'),
);

/** The props that every component takes, described once. */
const shared = new Set(['slots', 'slotProps', 'classes', 'sx']);
const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

await mkdir(`${library}/dist/llms`, { recursive: true });
await Promise.all(
  components.map(async (component) => {
    const file = `${library}/src/components/${component.name}/${component.name}`;
    const { docs }: { docs: ComponentDocs } = await import(`${file}.docs.ts`);
    const example = await readFile(`${file}.example.tsx`, 'utf8');
    const props = component.props
      .filter((prop) => !shared.has(prop.name))
      .map((prop) => {
        const need = prop.required ? 'required' : `default ${prop.default ?? 'none'}`;
        return `\`${prop.name}\` (\`${prop.type}\`, ${need}): ${prop.description ?? ''}`.trim();
      });
    const needed = types.filter((type) => component.types.includes(type.name));
    const page = `# ${component.name}

> ${component.description ?? ''}

Import it from \`${component.import}\`. Its name in a theme is \`${component.themeKey}\`. Slots: ${component.slots.map((slot) => slot.name).join(', ')}.

When to use it:

${list(docs.use)}

When not to use it:

${list(docs.avoid)}

Props:

${list(props)}

It also takes \`ref\`, \`className\`, \`sx\`, \`slots\`, \`slotProps\`, \`classes\` and the attributes of the root element.

\`\`\`tsx
${example.trim()}
\`\`\`

Types that its props use, all exported by \`${name}\`:

\`\`\`ts
${needed.map(({ declaration }) => declaration).join('\n\n')}
\`\`\`
`;
    await writeFile(`${library}/dist/llms/${component.name}.md`, page);
  }),
);

const pages = await Promise.all(
  globSync('docs/*.md', { cwd: `${library}/dist` })
    .toSorted()
    .map(async (file) => {
      const [title = ''] = (await readFile(`${library}/dist/${file}`, 'utf8')).split('\n');
      return `[${title.replace('# ', '')}](${file})`;
    }),
);

const links = components.map(
  (component) => `[${component.name}](llms/${component.name}.md): ${component.description ?? ''}`,
);

const text = `# ${name}

> ${description} Version ${version}.

ESM with types. React 18 or 19, MUI 7.3 or 9 and Emotion are peers. Only DateNavigator needs MUI X date pickers 9 and dayjs. A day is a string, 'YYYY-MM-DD'; calories are in kcal, fats, proteins and carbs in grams, whole numbers. Every component takes \`ref\`, \`className\`, \`sx\`, \`slots\`, \`slotProps\`, \`classes\` and the attributes of its root element. \`createFoodlogTheme()\` from \`${name}/theme\` creates a MUI theme; \`foodlogThemeParts(yours)\` adapts your own theme. \`${name}/catalogue.json\` describes the components as data, and \`${name}/tokens.json\` contains the design tokens.

## Components

${list(links)}

## Getting started

${list(pages)}

## Data

- [catalogue.json](catalogue.json): props, defaults, slots, classes and texts of each component
- [tokens.json](tokens.json): the design tokens, in the format of the Design Tokens Community Group
`;
await writeFile(`${library}/dist/llms.txt`, text);
