import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomElements } from './randomElements.ts';
import { keepConsoleSilent } from './silentConsole.ts';

keepConsoleSilent();

test.each(Object.entries(randomElements))(
  '%s neither throws nor logs with random props',
  (_, elements) => {
    fc.assert(
      fc.property(elements, (element) => {
        render(element);
        expect(console.error).not.toHaveBeenCalled();
        expect(console.warn).not.toHaveBeenCalled();
        cleanup();
      }),
      { numRuns: 60 },
    );
  },
);
