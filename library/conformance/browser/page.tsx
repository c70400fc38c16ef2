import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import * as fc from 'fast-check';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createFoodlogTheme } from '../../src/index.ts';
import { randomElements } from '../randomElements.ts';
import { findOverflow } from './findOverflow.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const theme = createFoodlogTheme();

/** Shows it at once; what was shown before is taken away. */
function show(element: ReactNode) {
  flushSync(() =>
    root.render(
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {element}
      </ThemeProvider>,
    ),
  );
}

function randomElementsOf(name: string) {
  const elements = randomElements[name];
  if (!elements) throw new Error(`${name}.conformance.tsx has no randomElements.`);
  return elements;
}

/** What the tests in Node ask of the page. */
export const library = {
  /** Shows a component with ten sets of props in turn, and takes it away each time. */
  mountAndUnmount(name: string, times: number) {
    const elements = fc.sample(randomElementsOf(name), { seed: 1, numRuns: 10 });
    for (let time = 0; time < times; time += 1) {
      show(elements[time % elements.length]);
      show(null);
    }
  },

  /** What is wider than the window, and with which props, if anything is with `numRuns` sets of them. */
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
};

Object.assign(window, { library });
