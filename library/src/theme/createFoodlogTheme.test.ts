import { getContrastRatio, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { color, photo, spinner } from '../tokens/tokens.json';
import { createFoodlogTheme } from './createFoodlogTheme.ts';

/** The styles that a page gets with the theme. */
function styles(theme: Theme) {
  const { unmount } = render(createElement(ThemeProvider, { theme }));
  const text = document.head.textContent;
  unmount();
  return text;
}

describe.each(['light', 'dark'] as const)('the %s colours', (scheme) => {
  const { paper, card, hairline, controlOutline, onPrimary, ...inks } = color[scheme];

  test.each(Object.entries(inks))(
    'text in %s has a contrast of 4.5 on paper and card',
    (_, ink) => {
      expect(getContrastRatio(ink.$value, paper.$value)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(ink.$value, card.$value)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a button can be read, and the edge of a field be seen', () => {
    expect(getContrastRatio(onPrimary.$value, inks.primary.$value)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(controlOutline.$value, card.$value)).toBeGreaterThanOrEqual(3);
    expect(getContrastRatio(controlOutline.$value, paper.$value)).toBeGreaterThanOrEqual(3);
  });

  test('are those of the tokens', () => {
    const palette = {
      primary: { main: inks.primary.$value },
      fats: { main: inks.fats.$value },
      proteins: { main: inks.proteins.$value },
      carbs: { main: inks.carbs.$value },
      text: { primary: inks.ink.$value, secondary: inks.mutedInk.$value },
      background: { default: paper.$value, paper: card.$value },
      divider: hairline.$value,
      controlOutline: controlOutline.$value,
    };
    expect(createFoodlogTheme()).toMatchObject({ colorSchemes: { [scheme]: { palette } } });
  });
});

test('the spinner is seen on its ring, and the ring on light surfaces', () => {
  expect(getContrastRatio(spinner.arc.$value, spinner.ring.$value)).toBeGreaterThanOrEqual(3);
  expect(getContrastRatio(spinner.ring.$value, color.light.paper.$value)).toBeGreaterThanOrEqual(3);
  expect(getContrastRatio(spinner.arc.$value, color.dark.paper.$value)).toBeGreaterThanOrEqual(3);
});

test('text can be read without the photo', () => {
  expect(getContrastRatio(photo.ink.$value, photo.under.$value)).toBeGreaterThanOrEqual(7);
});

test('light and dark follow the system, unless an app asks for a switch of its own', () => {
  expect(styles(createFoodlogTheme())).toContain('prefers-color-scheme: dark');
  const switched = styles(createFoodlogTheme({ colorSchemeSelector: 'class' }));
  expect(switched).toContain('.dark');
  expect(switched).not.toContain('prefers-color-scheme');
});
