import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import CssBaseline from '@mui/material/CssBaseline';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ErrorScreen } from '../components/ErrorScreen/ErrorScreen.tsx';
import { LoadingSpinner } from '../components/LoadingSpinner/LoadingSpinner.tsx';
import { parseTokens } from '../tokens/parseTokens.ts';
import { themeValue } from '../tokens/themeValue.ts';
import { themeVariables } from '../tokens/themeVariables.ts';
import tokens from '../tokens/tokens.json';
import { createFoodlogTheme } from './createFoodlogTheme.ts';
import type { FoodlogThemeOptions } from './createFoodlogTheme.ts';
import { stylesInPage } from './stylesInPage.ts';

const parsed = await parseTokens(JSON.stringify(tokens));

const isForScreens = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText === 'screen';

/** The CSS rules of a page in a Foodlog theme with one MUI control of each kind and the components with fixed colours. */
function rulesOfPage(options: FoodlogThemeOptions) {
  const page = createElement(
    ThemeProvider,
    { theme: createFoodlogTheme({ colorSchemeSelector: '.%s', ...options }) },
    createElement(CssBaseline),
    createElement(Button, { variant: 'contained' }),
    createElement(Collapse),
    createElement(OutlinedInput),
    createElement(Popover, { open: true, anchorEl: document.body }),
    createElement(LoadingSpinner),
    createElement(ErrorScreen),
  );
  const rules = stylesInPage(page, (tags) =>
    tags.flatMap(({ sheet }) => Array.from(sheet?.cssRules ?? [])),
  );
  return rules
    .flatMap((rule) => (isForScreens(rule) ? Array.from(rule.cssRules) : [rule]))
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule);
}

const comfortable = rulesOfPage({ contrast: 'standard' });
const pages: Record<string, CSSStyleRule[]> = {
  light: comfortable,
  dark: comfortable,
  lightHighContrast: rulesOfPage({ contrast: 'more' }),
  darkHighContrast: rulesOfPage({ contrast: 'more' }),
  comfortable,
  compact: rulesOfPage({ density: 'compact' }),
};

/** For tokens shared by all modes: part of the selector of a rule, and the property whose value contains the token. */
const places: Record<string, [selector: string, property: string]> = {
  'photo.under': ['FoodlogErrorScreen', 'background-color'],
  'photo.ink': ['FoodlogErrorScreen', 'color'],
  'spinner.arc': ['FoodlogLoadingSpinner', 'color'],
  'spinner.ring': ['MuiCircularProgress', 'box-shadow'],
  'radius.card': [':root', '--foodlog-shape-borderRadius'],
  'radius.control': ['MuiOutlinedInput', 'border-radius'],
  'stroke.focus': ['Mui-focusVisible', 'outline-offset'],
  'stroke.hairline': ['MuiPopover-paper', 'border'],
  'shadow.popover': ['MuiPopover-paper', 'box-shadow'],
  'motion.quick': ['MuiButton-', 'transition'],
  'motion.calm': ['MuiCollapse', 'transition'],
};

/** A CSS value as the style sheet serializes it. A part of a value that is invalid on its own is returned unchanged. */
function asWritten(property: string, css: string) {
  const { style } = document.createElement('i');
  style.setProperty(property, css);
  // The colour within a shorthand is serialized as a colour.
  style.setProperty('color', css);
  return style.getPropertyValue(property) || style.color || css;
}

const units: Record<string, string> = { dimension: 'px', duration: 'ms' };

function valuesIn(rules: CSSStyleRule[], selector: string, property: string) {
  return rules
    .filter(({ selectorText }) => selectorText.includes(selector))
    .map(({ style }) => style.getPropertyValue(property).trim())
    .filter(Boolean);
}

/** The pattern of a token in the theme's typography variables, `weight size/line-height family`. */
function fontPattern(id: string, value: string) {
  if (id.startsWith('font.family')) return value.replaceAll(', ', ',');
  if (id.startsWith('font.weight')) return new RegExp(`^${value} `);
  if (id.startsWith('font.lineHeight')) return `/${value} `;
  return ` ${Number.parseInt(value, 10) / 16}rem/`;
}

const all = Object.values(parsed).map((token) => ({
  id: token.id,
  name: token.id.split('.').at(-1) ?? '',
  mode: token.id.split('.').at(-2) ?? '',
  value: `${themeValue(token)}${units[token.$type] ?? ''}`,
}));
const inGroup = (...groups: string[]) =>
  all.filter(({ id }) => groups.includes(id.split('.')[0] ?? ''));

test.each(inGroup('color', 'density'))(
  '$id sets the CSS variable of its mode',
  ({ id, name, mode, value }) => {
    const scheme = mode.startsWith('dark') ? '.dark' : '.light';
    const selector = id.startsWith('color') ? scheme : ':root';
    expect(valuesIn(pages[mode] ?? [], selector, `--foodlog-${themeVariables[name]}`)).toEqual([
      value,
    ]);
  },
);

test.each(inGroup('font'))(
  '$id is in the CSS variable of a typography variant',
  ({ id, value }) => {
    const fonts = comfortable.flatMap(({ style }) =>
      [...style]
        .filter((property) => property.startsWith('--foodlog-font-'))
        .map((property) => style.getPropertyValue(property)),
    );
    expect(fonts).toContainEqual(expect.stringMatching(fontPattern(id, value)));
  },
);

test.each(inGroup('photo', 'spinner', 'radius', 'stroke', 'shadow', 'motion'))(
  '$id is in the rule that uses it',
  ({ id, value }) => {
    const [selector, property] = places[id] ?? [id, ''];
    expect(valuesIn(comfortable, selector, property).join('\n')).toContain(
      asWritten(property, value),
    );
  },
);

test('every token is tested', () => {
  const groups = [
    'color',
    'density',
    'font',
    'photo',
    'spinner',
    'radius',
    'stroke',
    'shadow',
    'motion',
  ];
  expect(inGroup(...groups)).toHaveLength(Object.keys(parsed).length);
});
