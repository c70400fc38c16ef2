import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { afterAll, expect, test, vi } from 'vitest';
import * as tokens from '../tokens/tokens.generated.ts';
import { createFoodlogTheme } from './createFoodlogTheme.ts';
import type { FoodlogThemeOptions } from './createFoodlogTheme.ts';

// Other files must not get the modules with the other tokens.
afterAll(() => void vi.resetModules());

/** The contrast threshold is a ratio, not a size. */
const isContrast = (path: string) => path.endsWith('contrastThreshold');

/** A colour variable of MUI whose value is MUI's own. */
const isColourOfMui = (value: unknown) =>
  String(value).startsWith('var(--foodlog-') && Object.values(ofMui).includes(String(value));

type Values = Record<string, string | number>;
const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every value of a theme by its path. Style functions are called with the theme. */
function valuesOf(theme: Theme) {
  const values: Values = {};
  const walk = (path: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') values[path] = value;
    if (typeof value === 'function' && path.startsWith('.components'))
      walk(path, value({ theme, ownerState: {} }));
    if (isTree(value)) {
      for (const [key, inner] of Object.entries(value)) walk(`${path}.${key}`, inner);
    }
  };
  walk('', theme);
  return values;
}

/** Replaces each token with another value of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return value.startsWith('#') ? '#123456' : `${value} 7px`;
  return isTree(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]))
    : value;
}

async function themeOfOtherTokens(options: FoodlogThemeOptions) {
  vi.resetModules();
  const others = Object.entries(tokens).map(([name, value]) => [name, changed(value)]);
  vi.doMock('../tokens/tokens.generated.ts', () => Object.fromEntries(others));
  const theme = await import('./createFoodlogTheme.ts');
  vi.doUnmock('../tokens/tokens.generated.ts');
  return theme.createFoodlogTheme(options);
}

const ofMui = valuesOf(
  createTheme({
    cssVariables: { cssVarPrefix: 'foodlog' },
    colorSchemes: { light: true, dark: true },
  }),
);

test.each<FoodlogThemeOptions>([{}, { contrast: 'more' }, { density: 'compact' }])(
  'with %o every colour, size, radius, space and duration that differs from MUI is a token',
  async (options) => {
    const ours = valuesOf(createFoodlogTheme(options));
    const others = valuesOf(await themeOfOtherTokens(options));
    const own = Object.entries(ours).filter(
      ([path, value]) =>
        value !== ofMui[path] &&
        !isColourOfMui(value) &&
        value !== 0 &&
        /\d/.test(String(value)) &&
        !isContrast(path),
    );
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(([path, value]) => others[path] === value)).toEqual([]);
  },
);
