// @vitest-environment node
import { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { componentNames } from './browser/componentNames.ts';
import { components } from './components.ts';
import { randomElements } from './randomElements.ts';

test.each(componentNames)('%s has examples and random props to be tried with', (name) => {
  expect(components[name]?.examples).not.toEqual([]);
  expect(randomElements[name]).toBeInstanceOf(Arbitrary);
});
