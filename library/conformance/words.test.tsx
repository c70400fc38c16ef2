import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { FoodlogLocalizationProvider, TotalsCard } from '../src/index.ts';
import { deDE } from '../src/locales/de.ts';
import { enUS } from '../src/locales/en.ts';
import { components, firstExamples } from './components.ts';
import { keepConsoleSilent } from './silentConsole.ts';

keepConsoleSilent();

const show = (node: ReactNode) => render(node).container.innerHTML;
const totalsIn = (heading: string) => ({
  components: { FoodlogTotalsCard: { defaultProps: { localeText: { heading } } } },
});

describe.each(firstExamples)('the words of %s', (name, Component) => {
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

  test('come from a theme, from a provider over it, and from its own props over both', () => {
    const own = <Component localeText={{ [word]: 'Own word' }} />;
    expect(show(themed('Themed word', <Component />))).toContain('Themed word');
    expect(show(provided('Provided word', <Component />))).toContain('Provided word');
    const both = show(themed('Themed word', provided('Provided word', <Component />)));
    expect(both).toContain('Provided word');
    expect(both).not.toContain('Themed word');
    expect(show(themed('Themed word', provided('Provided word', own)))).toContain('Own word');
  });

  test('that nobody replaces stay English', () => {
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
        <TotalsCard calories={1} />
      </FoodlogLocalizationProvider>
    </ThemeProvider>,
  );
};

test('a provider of few words leaves the others in the language of the theme, one of none all', () => {
  const { heading, calories } = deDE.components.FoodlogTotalsCard.defaultProps.localeText;
  expect(over(totalsIn('Summe'))).toContain('Summe');
  expect(over(totalsIn('Summe'))).toContain(calories);
  expect(over(undefined)).toContain(heading);
});

test('of two providers the nearer counts, and the defaults of a theme go on through both', () => {
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
