/** Generates the values that the theme reads from tokens.json: plain values with resolved aliases. */
import { readFile, writeFile } from 'node:fs/promises';
import { parseTokens } from './src/tokens/parseTokens.ts';
import { themeValue } from './src/tokens/themeValue.ts';

const constantName = (path: string[]) =>
  path.join('.').replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

const source = new URL('src/tokens/tokens.json', import.meta.url);
const tokens = Object.values(await parseTokens(await readFile(source, 'utf8')));

// Each mode, such as dark, becomes one object. Every other token becomes a constant that bundlers can inline.
const isOfMode = (id: string) => /^(color|density)\./.test(id);
const modes = Object.groupBy(
  tokens.filter(({ id }) => isOfMode(id)),
  ({ id }) => constantName(id.split('.').slice(0, -1)),
);
const constants = [
  ...Object.entries(modes).map(([name, members = []]) => [
    name,
    Object.fromEntries(members.map((token) => [token.id.split('.').at(-1), themeValue(token)])),
  ]),
  ...tokens
    .filter(({ id }) => !isOfMode(id))
    .map((token) => [constantName(token.id.split('.')), themeValue(token)]),
];
await writeFile(
  new URL('src/tokens/tokens.generated.ts', import.meta.url),
  [
    '/* Generated from tokens.json by `npm run generate`. */\n',
    ...constants.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`),
  ].join(''),
);
