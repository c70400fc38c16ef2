import { format, resolveConfig } from 'prettier';
import type { ApiItem } from './apiExtractor.ts';

const isType = ({ kind }: ApiItem) => kind === 'Interface' || kind === 'TypeAlias';

const everyToken = ({ excerptTokens, members = [] }: ApiItem): ApiItem['excerptTokens'] => [
  ...excerptTokens,
  ...members.flatMap(everyToken),
];

/**
 * Returns the names of the library's types that the type `name` uses, directly or indirectly, each once. Returns none
 * if there is no such type.
 */
export function typesNeeded(name: string, declarations: ApiItem[]): string[] {
  const types = new Map(declarations.filter(isType).map((item) => [item.name, item]));
  const needed = new Set([name]);
  // The iteration of a set includes items that are added during it.
  for (const one of needed) {
    for (const { kind, text } of everyToken(
      types.get(one) ?? { kind: '', name, excerptTokens: [] },
    )) {
      if (kind === 'Reference' && types.has(text)) needed.add(text);
    }
  }
  needed.delete(name);
  return [...needed];
}

const onOneLine = (comment = '') => comment.replace(/^\/\*\*\n \* (.*)\n \*\/\n$/, '/** $1 */\n');

function declare({ docComment, excerptTokens, members }: ApiItem): string {
  const text = excerptTokens.map((token) => token.text).join('');
  const body = members ? `{\n${members.map(declare).join('\n')}\n}` : '';
  return onOneLine(docComment) + text + body;
}

/** Returns the source of a type with its comments. */
export async function printType(type: ApiItem): Promise<string> {
  const style = await resolveConfig(import.meta.filename);
  return (await format(declare(type), { ...style, parser: 'typescript' })).trim();
}
