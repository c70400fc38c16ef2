import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createFoodlogTheme, FoodlogLocalizationProvider, TotalsCard } from '../src/index.ts';
import { deDE } from '../src/locales/de.ts';
import { enUS } from '../src/locales/en.ts';
import { components, firstExamples } from './components.ts';
import { keepConsoleSilent } from './silentConsole.ts';

keepConsoleSilent();

const show = (node: ReactNode) => render(node).container.innerHTML;
const totalsIn = (heading: string) => ({
  components: { FoodlogTotalsCard: { defaultProps: { localeText: { heading } } } },
});

describe.each(firstExamples)('the texts of %s', (name, Component) => {
  const { word } = components[name]!;
  const inWords = (text: string) => ({
    components: { [`Foodlog${name}`]: { defaultProps: { localeText: { [word]: text } } } },
  });
  const themed = (text: string, node: ReactNode) => (
    <ThemeProvider theme={createTheme({}, inWords(text))}>{node}</ThemeProvider>
  );
  const provided = (text: string, node: ReactNode) => (
    <FoodlogLocalizationProvider localization={inWords(text)}>{node}</FoodlogLocalizationProvider>
  );

  test('come from its own props, or else from a provider, or else from a theme', () => {
    const own = <Component localeText={{ [word]: 'Own word' }} />;
    expect(show(themed('Themed word', <Component />))).toContain('Themed word');
    const inFoodlogTheme = (
      <ThemeProvider theme={createFoodlogTheme({}, inWords('Themed word'))}>
        <Component />
      </ThemeProvider>
    );
    expect(show(inFoodlogTheme)).toContain('Themed word');
    expect(show(provided('Provided word', <Component />))).toContain('Provided word');
    const both = show(themed('Themed word', provided('Provided word', <Component />)));
    expect(both).toContain('Provided word');
    expect(both).not.toContain('Themed word');
    expect(show(themed('Themed word', provided('Provided word', own)))).toContain('Own word');
  });

  test('are English by default, and a text of undefined replaces nothing', () => {
    const english = show(<Component />);
    const nothing = <Component localeText={{ [word]: undefined }} />;
    expect(show(themed('Themed word', nothing))).toContain('Themed word');
    expect(show(provided('Provided word', nothing))).toContain('Provided word');
    expect(
      show(
        <FoodlogLocalizationProvider localization={enUS}>
          <Component />
        </FoodlogLocalizationProvider>,
      ).replace(/_r_\w+_/g, ''),
    ).toBe(english.replace(/_r_\w+_/g, ''));
  });
});

const over = (localization: ComponentProps<typeof FoodlogLocalizationProvider>['localization']) => {
  return show(
    <ThemeProvider theme={createTheme({}, deDE)}>
      <FoodlogLocalizationProvider localization={localization}>
        <TotalsCard calories={1840} />
      </FoodlogLocalizationProvider>
    </ThemeProvider>,
  );
};

test('texts that a provider does not replace keep the language of the theme', () => {
  const { heading, calories } = deDE.components.FoodlogTotalsCard.defaultProps.localeText;
  expect(over(totalsIn('Summe'))).toContain('Summe');
  expect(over(totalsIn('Summe'))).toContain(calories);
  expect(over(undefined)).toContain(heading);
});

test.each([
  ['component', undefined],
  ['props', { defaultProps: { locale: undefined, localeText: undefined } }],
  ['text', { defaultProps: { localeText: { heading: undefined } } }],
])('a %s that a provider gives as undefined replaces nothing', (_, FoodlogTotalsCard) => {
  expect(over({ components: { FoodlogTotalsCard } })).toBe(over(undefined));
});

test('the nearer of two providers wins, and both keep the defaultProps of the theme', () => {
  const theme = createTheme({
    components: { FoodlogTotalsCard: { defaultProps: { id: 'of the theme' } } },
  });
  const { container } = render(
    <ThemeProvider theme={theme}>
      <FoodlogLocalizationProvider localization={totalsIn('Summe')}>
        <FoodlogLocalizationProvider localization={totalsIn('Suma')}>
          <TotalsCard calories={1} />
        </FoodlogLocalizationProvider>
      </FoodlogLocalizationProvider>
    </ThemeProvider>,
  );
  expect(container).toHaveTextContent('Suma');
  expect(container.firstElementChild).toHaveAttribute('id', 'of the theme');
});
