import type { Conformance, Example } from './Conformance.types.ts';
import { byComponent } from './byComponent.ts';

/** Every component, by name. Each folder of `components` has to meet the whole contract. */
export const components = byComponent(
  import.meta.glob<Conformance>('../src/components/*/*.conformance.tsx', {
    eager: true,
    import: 'conformance',
  }),
);

/** Each component with its first example, for tests that need only one. */
export const firstExamples = Object.entries(components).map(
  ([name, { examples }]) => [name, examples[0].Component] as const,
);

const numbered = (name: string, examples: readonly Example[]) =>
  examples.map((example, index) => [`${name} ${index + 1}`, example] as const);

/** Each component with each of its examples, numbered. */
export const allExamples = Object.entries(components).flatMap(([name, { examples }]) =>
  numbered(name, examples),
);

/** The same with the further examples, whose texts or props the others do not show. */
export const allStates = Object.entries(components).flatMap(([name, { examples, states = [] }]) =>
  numbered(name, [...examples, ...states]),
);
