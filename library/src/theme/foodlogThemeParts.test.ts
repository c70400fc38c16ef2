import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import * as tokens from '../tokens/tokens.generated.ts';
import { foodlogColors } from './foodlogColors.ts';
import { foodlogThemeParts } from './foodlogThemeParts.ts';

type Theirs = NonNullable<Parameters<typeof createTheme>[0]>;

const schemesOf = (theme: object) =>
  'colorSchemes' in theme ? Object.keys(Object(theme.colorSchemes)) : undefined;
const light = { palette: foodlogColors(tokens.colorLight) };
const dark = { palette: foodlogColors(tokens.colorDark) };

test.each<[string, Theirs, object]>([
  ['one light theme', {}, light],
  ['one dark theme', { palette: { mode: 'dark' } }, dark],
  ['CSS variables', { cssVariables: true }, { colorSchemes: { light } }],
  [
    'dark CSS variables',
    { cssVariables: true, palette: { mode: 'dark' } },
    { colorSchemes: { dark } },
  ],
  [
    'both schemes by CSS variables',
    { cssVariables: true, colorSchemes: { light: true, dark: true } },
    { colorSchemes: { light, dark } },
  ],
  ['both schemes without them', { colorSchemes: { light: true, dark: true } }, light],
])("a team's own theme with %s gets the missing colours", (_, theirs, expected) => {
  const theme = createTheme(theirs, foodlogThemeParts(theirs));
  expect(theme).toMatchObject({ ...expected, targetSize: tokens.densityComfortable.target });
  expect(schemesOf(theme)).toEqual(schemesOf(createTheme(theirs)));
});

test("the team's own options stay", () => {
  const theirs: Theirs = {
    palette: { primary: { main: '#123456' } },
    spacing: 5,
    shape: { borderRadius: 3 },
    components: { MuiButton: { defaultProps: { variant: 'contained' } } },
  };
  const theme = createTheme(theirs, foodlogThemeParts(theirs));
  expect(theme.palette.primary.main).toBe('#123456');
  expect(theme.spacing(1)).toBe('5px');
  expect(theme).toMatchObject({ shape: theirs.shape, components: theirs.components });
});

test('the parts become CSS variables', () => {
  const theirs: Theirs = { cssVariables: true };
  const { vars } = createTheme(theirs, foodlogThemeParts(theirs));
  expect(vars).toMatchObject({
    targetSize: `var(--mui-targetSize, ${tokens.densityComfortable.target}px)`,
    palette: { fats: { main: `var(--mui-palette-fats-main, ${tokens.colorLight.fats})` } },
  });
});

test('contrast and density are options', () => {
  const theirs: Theirs = { palette: { mode: 'dark' } };
  const parts = foodlogThemeParts(theirs, { contrast: 'more', density: 'compact' });
  expect(createTheme(theirs, parts)).toMatchObject({
    targetSize: tokens.densityCompact.target,
    palette: foodlogColors(tokens.colorDarkHighContrast),
  });
});
