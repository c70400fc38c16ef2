import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('../../library', import.meta.url));
const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(`${library}/${file}`, 'utf8'));
const isGroup = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value);

const list = (names: string[]) => names.map((name) => `- ${name}\n`).join('');

/** Returns the names of the tokens in a group, such as `color.light.paper`. */
function tokenNames(group: Record<string, unknown>, path: string[] = []): string[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$') || !isGroup(value)) return [];
    const here = [...path, name];
    return '$value' in value ? [here.join('.')] : tokenNames(value, here);
  });
}

/** Returns the package's exports and the tokens of tokens.json as Markdown, which people read as a diff. */
export async function publicNames(): Promise<string> {
  const [manifest, tokens] = await Promise.all([
    read('package.json'),
    read('src/tokens/tokens.json'),
  ]);
  if (!isGroup(manifest) || !isGroup(manifest['exports']) || !isGroup(tokens)) {
    throw new Error('package.json has no exports, or tokens.json no tokens.');
  }
  return `# Exports\n\n${list(Object.keys(manifest['exports']))}\n# Tokens\n\n${list(tokenNames(tokens))}`;
}
