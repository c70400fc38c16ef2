import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createFoodlogTheme } from '../src/index.ts';
import { allExamples } from './components.ts';
import { keepConsoleSilent } from './silentConsole.ts';

keepConsoleSilent();

/** A component that is one field gives its id to the input, as MUI's TextField does. */
const isField = (name: string) => /(Field|FoodSearch) \d+$/.test(name);

describe.each(allExamples)('%s', (name, { Component }) => {
  test('gives its root element the ref, className, sx and other attributes', () => {
    const ref = createRef<HTMLElement & HTMLFormElement & HTMLDivElement>();
    const { container } = render(
      <Component ref={ref} className="ours" sx={{ marginTop: '7px' }} id="root" />,
    );
    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current).toHaveClass('ours');
    expect(ref.current).toHaveStyle({ marginTop: '7px' });
    const holder = isField(name) ? ref.current?.querySelector('input') : ref.current;
    expect(document.getElementById('root')).toBe(holder);
  });

  test.each([
    ['the Foodlog theme', createFoodlogTheme()],
    [
      "a team's own theme",
      createTheme({ palette: { mode: 'dark' }, shape: { borderRadius: '1rem' } }),
    ],
  ])('renders in %s', (__, theme) => {
    const { container } = render(
      <StrictMode>
        <ThemeProvider theme={theme}>
          <Component />
        </ThemeProvider>
      </StrictMode>,
    );
    expect(container).not.toBeEmptyDOMElement();
  });

  test('has no style attribute in its server HTML, because a content security policy may block it', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Component />);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('hydrates its server HTML and logs nothing', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Component />);
    const { promise, resolve } = Promise.withResolvers<HTMLElement | null>();
    const root = hydrateRoot(container, <Component ref={resolve} />, {
      onRecoverableError: console.error,
    });
    // React puts preload links before the root element, so the root is the last child.
    expect(await promise).toBe(container.lastElementChild);
    root.unmount();
  });
});
