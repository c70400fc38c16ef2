import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { parseTokens } from './parseTokens.ts';
import tokens from './tokens.json';

const published = createRequire(import.meta.url).resolve('@foodlog/ui/tokens.json');

test('design tools get the very tokens that the theme is made from', async () => {
  expect(JSON.parse(await readFile(published, 'utf8'))).toEqual(tokens);
});

test('the tokens keep to the format, and every alias leads to a token', async () => {
  const parsed = await parseTokens(JSON.stringify(tokens));
  expect(parsed['color.dark.onPrimary']).toMatchObject({ aliasOf: 'color.dark.paper' });
  await expect(
    parseTokens(JSON.stringify({ ink: { $type: 'color', $value: '{color.gone}' } })),
  ).rejects.toThrow('color.gone');
});

test('a colour is the same for tools that read its components and for those that read its hex', async () => {
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

test('each colour scheme has the same colours, and each density the same sizes, as modes of one collection', () => {
  const { $type: _, light, ...schemes } = tokens.color;
  for (const scheme of Object.values(schemes)) expect(names(scheme)).toEqual(names(light));
  const { comfortable, compact } = tokens.density;
  expect(names(compact)).toEqual(names(comfortable));
});
