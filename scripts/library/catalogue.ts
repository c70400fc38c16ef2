/**
 * Writes the data that is published beside the code: library/dist/catalogue.json, which describes every component for
 * tools, from its types and their comments, with its status by the verdicts of the designers, and the design tokens:
 * library/dist/tokens.json, and the files in library/dist/design-tools.
 * Runs after the build.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readApprovals } from '../../library/approval/repository/readStandings.ts';
import { designToolFiles } from '../../library/src/tokens/designToolFiles.ts';
import { extractApi } from './apiExtractor.ts';
import type { ApiItem } from './apiExtractor.ts';
import { printType, typesNeeded } from './declarations.ts';
import { componentNames } from './exports.ts';

const library = fileURLToPath(new URL('../../library', import.meta.url));

/** The text of a doc comment and its `@default`. */
function readComment(comment = '') {
  const lines = comment
    .replace(/^\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  const [text = '', ...tags] = lines.join('\n').split(/^@/m);
  const defaultTag = tags.find((tag) => tag.startsWith('default'));
  return {
    description: text.trim().replaceAll('\n', ' ') || undefined,
    default: defaultTag?.replace(/^default(Value)?\s+/, '').trim(),
  };
}

function property({
  name,
  docComment,
  isOptional,
  excerptTokens,
  propertyTypeTokenRange,
}: ApiItem) {
  const { startIndex, endIndex } = propertyTypeTokenRange ?? { startIndex: 0, endIndex: 0 };
  const type = excerptTokens.slice(startIndex, endIndex).map(({ text }) => text);
  return {
    name,
    // `required` says that it may be undefined.
    type: type
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/ \| undefined$/, '')
      .replace(/^\((\(.*\) => .*)\)$/, '$1'),
    required: !isOptional,
    ...readComment(docComment),
  };
}

const { declarations } = await extractApi();

/** The types that an interface extends, such as the attributes of the root element. */
function inherited(item: ApiItem | undefined) {
  const head = (item?.excerptTokens ?? []).map(({ text }) => text).join('');
  return /\bextends\s+([^{]*)/.exec(head)?.[1]?.replace(/\s+/g, ' ').trim();
}

const interfaceNamed = (name: string) =>
  declarations.find((item) => item.name === name && item.kind === 'Interface');

/** Returns the properties of the library's interface with that name and of the library's interfaces that it extends. */
function members(name: string): ReturnType<typeof property>[] {
  const found = interfaceNamed(name);
  const own = (found?.members ?? []).filter(({ kind }) => kind === 'PropertySignature');
  // The outermost names are the extended types; names within <> are their type arguments.
  const parents =
    inherited(found)
      ?.replace(/<[^<>]*(<[^<>]*>[^<>]*)*>/g, '')
      .split(', ') ?? [];
  return [...own.map(property), ...parents.filter(interfaceNamed).flatMap(members)];
}

/** Returns name and description, which is all that a slot or a text has. */
const described = ({ name, description }: { name: string; description: string | undefined }) => ({
  name,
  description,
});

const approvals = await readApprovals(fileURLToPath(new URL('../..', import.meta.url))).catch(
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

const components = componentNames().map((name) => {
  const slots = members(`${name}SlotProps`).map(described);
  const declared = declarations.find((declaration) => declaration.name === name);
  return {
    name,
    import: `@foodlog/ui/${name}`,
    themeKey: `Foodlog${name}`,
    description: readComment(declared?.docComment).description,
    status: approvals[name]?.status ?? 'draft',
    props: members(`${name}Props`),
    inherits: inherited(interfaceNamed(`${name}Props`)),
    slots,
    classes: slots.map((slot) => ({
      name: slot.name,
      className: `Foodlog${name}-${slot.name}`,
      description: slot.description,
    })),
    words: members(`${name}LocaleText`).map(described),
    types: typesNeeded(`${name}Props`, declarations),
  };
});

const { name, version }: { name: string; version: string } = JSON.parse(
  await readFile(`${library}/package.json`, 'utf8'),
);
const needed = new Set(components.flatMap((component) => component.types));
const types = await Promise.all(
  declarations
    .filter((item) => needed.has(item.name))
    .map(async (item) => ({ name: item.name, declaration: await printType(item) })),
);
const catalogue = { name, version, components, types };
await writeFile(`${library}/dist/catalogue.json`, `${JSON.stringify(catalogue, null, 2)}\n`);
const tokens = `${library}/src/tokens/tokens.json`;
await copyFile(tokens, `${library}/dist/tokens.json`);
await mkdir(`${library}/dist/design-tools/figma`, { recursive: true });
const files = designToolFiles(JSON.parse(await readFile(tokens, 'utf8')));
for (const [file, content] of Object.entries(files)) {
  await writeFile(`${library}/dist/design-tools/${file}`, `${JSON.stringify(content, null, 2)}\n`);
}
