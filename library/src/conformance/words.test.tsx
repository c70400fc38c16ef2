import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { FoodlogLocalizationProvider } from '../index.ts';
import { deDE } from '../locales/de.ts';
import { enUS } from '../locales/en.ts';
import { components, firstExamples } from './components.tsx';
import { keepConsoleSilent } from './silentConsole.ts';

keepConsoleSilent();

const show = (node: ReactNode) => render(node).container.innerHTML;
const undoIn = (undo: string) => ({
  components: { FoodlogUndoBar: { defaultProps: { localeText: { undo } } } },
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
  const UndoBar = components['UndoBar']!.examples[0].Component;
  return show(
    <ThemeProvider theme={createTheme({}, deDE)}>
      <FoodlogLocalizationProvider localization={localization}>
        <UndoBar />
      </FoodlogLocalizationProvider>
    </ThemeProvider>,
  );
};

test('a provider of few words leaves the others in the language of the theme, one of none all', () => {
  const { undo, dismiss } = deDE.components.FoodlogUndoBar.defaultProps.localeText;
  expect(over(undoIn('Zurück'))).toContain('Zurück');
  expect(over(undoIn('Zurück'))).toContain(dismiss);
  expect(over(undefined)).toContain(undo);
});

test('of two providers the nearer counts, and the defaults of a theme go on through both', () => {
  const theme = createTheme({
    components: { FoodlogUndoBar: { defaultProps: { id: 'of the theme' } } },
  });
  const UndoBar = components['UndoBar']!.examples[0].Component;
  const { container } = render(
    <ThemeProvider theme={theme}>
      <FoodlogLocalizationProvider localization={undoIn('Zurück')}>
        <FoodlogLocalizationProvider localization={undoIn('Deshacer')}>
          <UndoBar />
        </FoodlogLocalizationProvider>
      </FoodlogLocalizationProvider>
    </ThemeProvider>,
  );
  expect(container).toHaveTextContent('Deshacer');
  expect(container.firstElementChild).toHaveAttribute('id', 'of the theme');
});
