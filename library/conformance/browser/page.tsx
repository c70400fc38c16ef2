import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import * as fc from 'fast-check';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createFoodlogTheme } from '../../src/index.ts';
import { findBrokenKeys } from './findBrokenKeys.tsx';
import { randomElements } from '../randomElements.ts';
import { answer, heard, logIn } from './containers.tsx';
import type { Container } from './containers.tsx';
import { findLayerDifference } from './findLayerDifference.tsx';
import { findOverflow } from './findOverflow.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const theme = createFoodlogTheme();

const showBare = (node: ReactNode) => flushSync(() => root.render(node));

/** Renders an element at once, in place of the previous one. */
function show(element: ReactNode) {
  showBare(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {element}
    </ThemeProvider>,
  );
}

function randomElementsOf(name: string) {
  const elements = randomElements[name];
  if (!elements) throw new Error(`${name}.conformance.tsx does not export randomElements.`);
  return elements;
}

/** The functions of the page that the tests call from Node. */
export const library = {
  findBrokenKeys: () => findBrokenKeys(show),
  showLogIn: (container: Container) => show(logIn(container)),
  accept: () => answer.accept(),
  /** What was heard since the last call. */
  heard: () => heard.splice(0),

  /** Mounts and unmounts a component `times` times, with ten sets of random props in turn. */
  mountAndUnmount(name: string, times: number) {
    const elements = fc.sample(randomElementsOf(name), { seed: 1, numRuns: 10 });
    for (let time = 0; time < times; time += 1) {
      show(elements[time % elements.length]);
      show(null);
    }
  },

  /**
   * Tries a component with `numRuns` sets of random props.
   * @returns the first element outside the window with the props that caused it, or an empty string.
   */
  findOverflow(name: string, numRuns: number) {
    let wide: string | undefined;
    const fits = fc.property(randomElementsOf(name), (element: ReactElement<object>) => {
      show(null);
      show(element);
      const found = findOverflow();
      wide = found ?? wide;
      return found === undefined;
    });
    const { counterexample } = fc.check(fits, { seed: 1, numRuns });
    return counterexample ? `${wide} with ${fc.stringify(counterexample[0].props)}` : '';
  },

  /** @returns the computed styles of components that differ in cascade layers, with four sets of random props each. */
  findLayerDifferences: (names: string[]) =>
    names.flatMap((name) =>
      fc
        .sample(randomElementsOf(name), { seed: 1, numRuns: 4 })
        .map((element) => findLayerDifference(name, element, showBare))
        .filter(Boolean),
    ),
};

Object.assign(window, { library });
