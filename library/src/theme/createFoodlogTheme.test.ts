import Button from '@mui/material/Button';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import type { PaletteOptions, Theme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TotalsCard } from '../components/TotalsCard/TotalsCard.tsx';
import * as tokens from '../tokens/tokens.generated.ts';
import { createFoodlogTheme } from './createFoodlogTheme.ts';
import { palette as paletteOf } from './palette.ts';
import { stylesInPage } from './stylesInPage.ts';

/** The global styles that the theme adds to a page. */
function styles(theme: Theme) {
  return stylesInPage(createElement(ThemeProvider, { theme }), (tags) =>
    tags.map(({ textContent }) => textContent).join(''),
  );
}

/** What is in the console when components are in a theme within another. */
function warningsOf(outer: Theme, inner: Theme): unknown[] {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const cards = [1, 2].map((key) => createElement(TotalsCard, { key }));
  render(
    createElement(
      ThemeProvider,
      { theme: outer },
      createElement(TotalsCard),
      createElement(ThemeProvider, { theme: inner }, cards),
    ),
  );
  return warn.mock.calls.map(([text]) => text);
}

/** What MUI's own components take their colours from. */
function rolesOf(color: typeof tokens.colorLight) {
  const { fats: _fats, proteins: _proteins, carbs: _carbs, ...roles } = paletteOf(color);
  return roles;
}

const inMore = (css: string) => css.slice(css.indexOf('prefers-contrast: more'));

describe.each([
  { scheme: 'light', color: tokens.colorLight, text: 4.5, edge: 3 },
  { scheme: 'dark', color: tokens.colorDark, text: 4.5, edge: 3 },
  { scheme: 'high contrast light', color: tokens.colorLightHighContrast, text: 7, edge: 4.5 },
  { scheme: 'high contrast dark', color: tokens.colorDarkHighContrast, text: 7, edge: 4.5 },
])('the $scheme colours', ({ color, text, edge }) => {
  const { paper, card, hairline: _, controlOutline, onPrimary, ...inks } = color;

  test.each(Object.entries(inks))(
    `text in %s has a contrast of ${text} on paper and card`,
    (__, ink) => {
      expect(getContrastRatio(ink, paper)).toBeGreaterThanOrEqual(text);
      expect(getContrastRatio(ink, card)).toBeGreaterThanOrEqual(text);
    },
  );

  test('the colours of fats, proteins and carbs mean nothing else', () => {
    const { fats, proteins, carbs, ...others } = color;
    for (const macro of [fats, proteins, carbs]) {
      expect(Object.values(others)).not.toContain(macro);
      expect(JSON.stringify(rolesOf(color))).not.toContain(macro);
    }
  });

  test('button labels and field borders have enough contrast', () => {
    expect(getContrastRatio(onPrimary, inks.primary)).toBeGreaterThanOrEqual(text);
    expect(getContrastRatio(controlOutline, card)).toBeGreaterThanOrEqual(edge);
    expect(getContrastRatio(controlOutline, paper)).toBeGreaterThanOrEqual(edge);
  });

  test('the spinner has enough contrast: its arc on paper, or its ring on paper and its arc on the ring', () => {
    const { spinnerArc, spinnerRing } = tokens;
    const onRing = Math.min(
      getContrastRatio(spinnerRing, paper),
      getContrastRatio(spinnerArc, spinnerRing),
    );
    expect(Math.max(getContrastRatio(spinnerArc, paper), onRing)).toBeGreaterThanOrEqual(3);
  });
});

test('the error screen has enough contrast without a photo', () => {
  expect(getContrastRatio(tokens.photoInk, tokens.photoUnder)).toBeGreaterThanOrEqual(7);
});

test('light and dark follow the system, unless the app sets colorSchemeSelector', () => {
  expect(styles(createFoodlogTheme())).toContain('prefers-color-scheme: dark');
  const switched = styles(createFoodlogTheme({ colorSchemeSelector: 'class' }));
  expect(switched).toContain('.dark');
  expect(switched).not.toContain('prefers-color-scheme');
});

test('paper gets the light colours, whatever selects dark', () => {
  for (const colorSchemeSelector of ['media', 'class', 'data-scheme']) {
    const css = styles(createFoodlogTheme({ colorSchemeSelector, contrast: 'standard' }));
    const [others, dark = ''] = css.split('@media screen');
    expect(others).toContain(`--foodlog-palette-text-primary:${tokens.colorLight.ink}`);
    expect(others).not.toContain(tokens.colorDark.ink);
    expect(dark).toContain(`--foodlog-palette-text-primary:${tokens.colorDark.ink}`);
  }
});

test('contrast follows the system, unless the app sets it', () => {
  const { ink } = tokens.colorDarkHighContrast;
  expect(inMore(styles(createFoodlogTheme()))).toContain(`--foodlog-palette-text-primary:${ink}`);
  const switched = styles(createFoodlogTheme({ colorSchemeSelector: 'class' }));
  expect(inMore(switched)).toMatch(/\.dark[^}]*--foodlog-palette-background-default:#000000/);

  const standard = styles(createFoodlogTheme({ contrast: 'standard' }));
  expect(standard).not.toContain('prefers-contrast');
  const more = styles(createFoodlogTheme({ contrast: 'more' }));
  expect(more).not.toContain('prefers-contrast');
  expect(more).toContain(`--foodlog-palette-text-primary:${ink}`);
});

test('compact has less space and smaller targets of at least 24 px', () => {
  const comfortable = createFoodlogTheme();
  const compact = createFoodlogTheme({ density: 'compact' });
  expect(comfortable).toMatchObject({ targetSize: 44 });
  expect(compact.targetSize).toBeLessThan(44);
  expect(compact.targetSize).toBeGreaterThanOrEqual(24);
  expect(styles(comfortable)).toContain('--foodlog-spacing:8px');
  expect(styles(compact)).toContain('--foodlog-spacing:6px');
});

describe.each([
  ['as an option', (palette: PaletteOptions) => createFoodlogTheme({ palette })],
  ['as MUI theme options', (palette: PaletteOptions) => createFoodlogTheme({}, { palette })],
])('a palette given %s', (_, create) => {
  test('replaces a colour with all that depends on it, in both schemes', () => {
    const purple = '#673ab7';
    const { dark, contrastText } = createTheme({ palette: { primary: { main: purple } } }).palette
      .primary;
    const css = styles(create({ primary: { main: purple } }));
    for (const [name, value] of [
      ['main', purple],
      ['dark', dark],
      ['contrastText', contrastText],
      ['mainChannel', '103 58 183'],
    ])
      expect(css.split(`--foodlog-palette-primary-${name}:${value}`)).toHaveLength(5);
    expect(css).not.toContain(`--foodlog-palette-primary-main:${tokens.colorLight.primary}`);
    expect(css).toContain(`--foodlog-palette-error-main:${tokens.colorLight.error}`);
  });

  test('keeps a colour that is undefined', () => {
    const css = styles(create({ primary: undefined }));
    expect(css).toContain(`--foodlog-palette-primary-main:${tokens.colorLight.primary}`);
  });

  test('keeps the other colours of a group', () => {
    const { palette } = create({ background: { paper: '#abcdef' } });
    expect(palette.background).toMatchObject({
      paper: '#abcdef',
      default: tokens.colorLight.paper,
    });
  });
});

test('a palette can be given for one scheme', () => {
  const css = styles(
    createFoodlogTheme({ colorSchemes: { dark: { palette: { primary: { main: '#ffccff' } } } } }),
  );
  expect(css).toContain('--foodlog-palette-primary-main:#ffccff');
  expect(css).toContain(`--foodlog-palette-primary-main:${tokens.colorLight.primary}`);
});

const declaredIn = (css: string) => new Set(css.match(/--[\w-]+(?=:)/g));
const usedBy = (theme: Theme) => [...new Set(JSON.stringify(theme.vars).match(/--[\w-]+/g))];

test.each([true, { colorSchemeSelector: 'class' }])(
  'within a theme with the CSS variables %j it keeps its own colours, each of which is on the page',
  (cssVariables) => {
    const outer = createTheme({
      cssVariables,
      colorSchemes: { light: { palette: { primary: { main: '#ff0000' } } }, dark: true },
    });
    for (const inner of [createFoodlogTheme(), createFoodlogTheme({ cssVarPrefix: 'own' })]) {
      const nested = createElement(ThemeProvider, { theme: inner });
      const css = stylesInPage(createElement(ThemeProvider, { theme: outer }, nested), (tags) =>
        tags.map(({ textContent }) => textContent).join(''),
      );
      const declared = declaredIn(css);
      expect(usedBy(inner).filter((name) => !declared.has(name))).toEqual([]);
      expect(usedBy(outer).filter((name) => usedBy(inner).includes(name))).toEqual([]);
    }
  },
);

describe('a theme within another theme', () => {
  const foodlog = createFoodlogTheme();
  test.each<[string, Theme, Theme]>([
    ['with a prefix of its own', foodlog, createFoodlogTheme({ cssVarPrefix: 'own' })],
    [
      'with one in a later option',
      foodlog,
      createFoodlogTheme({}, { cssVariables: { cssVarPrefix: 'own' } }),
    ],
    ['in one of MUI', createTheme({ cssVariables: true }), foodlog],
    ['that is the same', foodlog, foodlog],
  ])('%s is used without a warning', (_, outer, inner) => {
    expect(warningsOf(outer, inner)).toEqual([]);
  });

  test('with the same prefix is warned of once, because it has no variables of its own', () => {
    const inner = createFoodlogTheme({ density: 'compact' });
    expect(warningsOf(createFoodlogTheme(), inner)).toEqual([
      expect.stringMatching(/^Foodlog: two themes .* "foodlog"\. .* cssVarPrefix of its own/),
    ]);
  });
});

test('later options are merged before MUI computes the theme', () => {
  expect(createFoodlogTheme({}, { spacing: 5 }).spacing(2)).toBe(
    'calc(2 * var(--foodlog-spacing, 5px))',
  );
});

test('the sizes of texts are those of the tokens, whatever size a page gives its root element', () => {
  const { body1 } = createFoodlogTheme({}, { typography: { htmlFontSize: 10 } }).typography;
  expect(body1.fontSize).toBe(`${tokens.fontSizeBody / 10}rem`);
});

test.each([true, false, { colorSchemeSelector: 'class' }])(
  'a later option of cssVariables: %j leaves the variables that the styles need, and their prefix',
  (cssVariables) => {
    const theme = createFoodlogTheme({}, { cssVariables });
    const button = createElement(ThemeProvider, { theme }, createElement(Button, {}, 'Add'));
    expect(render(button).getByRole('button', { name: 'Add' })).toBeVisible();
    expect(usedBy(theme)[0]).toMatch(/^--foodlog-/);
  },
);
