import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { parseTokens } from './parseTokens.ts';
import { themeValue } from './themeValue.ts';
import * as theme from './tokens.generated.ts';
import tokens from './tokens.json';

const published = async (file: string) =>
  readFile(createRequire(import.meta.url).resolve(`@foodlog/ui/${file}`), 'utf8');

test('the published tokens are those of the theme', async () => {
  expect(JSON.parse(await published('tokens.json'))).toEqual(tokens);
});

const isMode = (value: unknown) => typeof value === 'object';
const modeName = (name: string) =>
  name.replace(/^(color|density)/, '').replace(/^./, (first) => first.toLowerCase());
const modes = Object.entries(theme)
  .filter(([, value]) => isMode(value))
  .map(([name, values]) => ({ mode: modeName(name), values }));
const constants = Object.entries(theme).filter(([, value]) => !isMode(value));

/** The values of a file for the theme, by the last part of their names. */
async function valuesIn(file: string) {
  const parsed = Object.values(await parseTokens(await published(file)));
  return parsed.map((token) => [token.id.split('.'), themeValue(token)] as const);
}

test.each(modes)(
  'the file for Figma of the mode $mode has the values of the theme',
  async (one) => {
    const values = await valuesIn(`design-tools/figma/${one.mode}.tokens.json`);
    expect(Object.fromEntries(values.map(([path, value]) => [path.at(-1), value]))).toEqual(
      one.values,
    );
  },
);

test('the file for Figma without modes has the other values of the theme', async () => {
  const values = (await valuesIn('design-tools/figma/shared.tokens.json')).map(([path, value]) => [
    path.join('.').replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  expect(Object.fromEntries(values)).toEqual(Object.fromEntries(constants));
  expect(constants).not.toEqual([]);
});

test('the file for Tokens Studio has the same tokens, with texts as values', async () => {
  const { $themes, $metadata, ...sets } = JSON.parse(
    await published('design-tools/tokens-studio.json'),
  );
  expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
  expect($themes.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    modes.map(({ mode }) => mode).toSorted(),
  );
  expect(sets.dark.color).toMatchObject({
    ink: { $type: 'color', $value: theme.colorDark.ink },
    onPrimary: { $value: '{color.paper}' },
  });
  expect(sets.compact.density.space).toMatchObject({
    $type: 'dimension',
    $value: `${theme.densityCompact.space}px`,
    $description: tokens.density.comfortable.space.$description,
  });
  expect(sets.shared.photo.under.$value).toBe(theme.photoUnder);
  expect(sets.shared.font.family.text.$value).toBe(theme.fontFamilyText.replaceAll('"', ''));
  expect(sets.shared.shadow.popover.$value).toEqual({
    x: '0px',
    y: '8px',
    blur: '24px',
    spread: '0px',
    color: '#00000029',
    type: 'dropShadow',
  });
});

test('the tokens follow the format, and every alias resolves', async () => {
  const parsed = await parseTokens(JSON.stringify(tokens));
  expect(parsed['color.dark.onPrimary']).toMatchObject({ aliasOf: 'color.dark.paper' });
  await expect(
    parseTokens(JSON.stringify({ ink: { $type: 'color', $value: '{color.gone}' } })),
  ).rejects.toThrow('color.gone');
});

test('the components and the hex value of each colour are equal', async () => {
  const colors = Object.values(await parseTokens(JSON.stringify(tokens))).filter(
    (token) => token.$type === 'color',
  );
  expect(colors.length).toBeGreaterThan(0);
  for (const { id, $value } of colors) {
    const hex = $value.components.map((component) =>
      Math.round(Number(component) * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    expect(`${id} #${hex.join('')}`).toBe(`${id} ${$value.hex}`);
  }
});

const names = (mode: object) => Object.keys(mode).filter((name) => !name.startsWith('$'));

test('all colour schemes have the same colours, and all densities the same sizes', () => {
  const { $type: _, light, ...schemes } = tokens.color;
  for (const scheme of Object.values(schemes)) expect(names(scheme)).toEqual(names(light));
  const { comfortable, compact } = tokens.density;
  expect(names(compact)).toEqual(names(comfortable));
});
