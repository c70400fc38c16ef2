import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stylesInPage } from '../src/theme/stylesInPage.ts';
import { firstExamples } from './components.ts';
import { keepConsoleSilent } from './silentConsole.ts';

keepConsoleSilent();

const textStyles = ['h1', 'h3', 'h4', 'h6', 'subtitle1', 'subtitle2', 'body1', 'body2', 'caption'];

const markOf = (element: Element | null) =>
  element && getComputedStyle(element).getPropertyValue('--mark');

describe.each(firstExamples)('%s in the theme of a team', (name, Component) => {
  const renderWith = (themed: object, props = {}) => {
    const theme = createTheme({ components: { [`Foodlog${name}`]: themed } });
    return render(
      <ThemeProvider theme={theme}>
        <Component {...props} />
      </ThemeProvider>,
    ).container.firstElementChild;
  };

  test('has its defaultProps, and its own props win over them', () => {
    const defaultProps = { title: 'ours', slotProps: { root: { 'data-part': 'root' } } };
    expect(renderWith({ defaultProps })).toHaveAttribute('title', 'ours');
    const root = renderWith(
      { defaultProps },
      { title: 'own', slotProps: { root: { lang: 'en' } } },
    );
    expect(root).toHaveAttribute('title', 'own');
    expect(root).toHaveAttribute('data-part', 'root');
    expect(root).toHaveAttribute('lang', 'en');
  });

  test('has the styles of the variants whose props match, and no others', () => {
    const variants = [{ props: { id: 'large' }, style: { '--mark': 'large' } }];
    expect(markOf(renderWith({ variants }, { id: 'large' }))).toBe('large');
    expect(markOf(renderWith({ variants }, { id: 'small' }))).toBe('');
  });

  test.each([
    ['sizes in numbers', { fontSize: 13, lineHeight: '21px' }],
    ['none of the text styles of MUI', undefined],
  ])('calculates with lengths where the theme has %s', (_, style) => {
    const typography = Object.fromEntries(textStyles.map((variant) => [variant, style]));
    const theme = createTheme({ typography });
    const css = stylesInPage(
      <ThemeProvider theme={theme}>
        <Component />
      </ThemeProvider>,
      (tags) => tags.map(({ textContent }) => textContent).join(''),
    );
    expect(css).toContain(`Foodlog${name}-`);
    expect(css).not.toMatch(/undefined|NaN|\b13(?!px)\b|px \* ?\d+px/);
  });

  test('applies sx over variants over styleOverrides', () => {
    const styleOverrides = { root: { marginTop: 1, marginLeft: 1, marginRight: 1 } };
    const variants = [{ props: {}, style: { marginLeft: 2, marginRight: 2 } }];
    expect(renderWith({ styleOverrides, variants }, { sx: { marginRight: '3px' } })).toHaveStyle({
      marginTop: '1px',
      marginLeft: '2px',
      marginRight: '3px',
    });
  });
});
