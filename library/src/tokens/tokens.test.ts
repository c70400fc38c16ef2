import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { parseTokens } from './parseTokens.ts';
import tokens from './tokens.json';

const published = createRequire(import.meta.url).resolve('@foodlog/ui/tokens.json');

test('the published tokens are those of the theme', async () => {
  expect(JSON.parse(await readFile(published, 'utf8'))).toEqual(tokens);
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
