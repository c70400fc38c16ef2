// @vitest-environment node
import { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { componentNames } from './browser/componentNames.ts';
import { components } from './components.ts';
import { randomElements } from './randomElements.ts';

test.each(componentNames)('%s exports examples and random props for the shared tests', (name) => {
  expect(components[name]?.examples).not.toEqual([]);
  expect(randomElements[name]).toBeInstanceOf(Arbitrary);
});
