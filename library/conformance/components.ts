import type { Conformance } from './Conformance.types.ts';
import { byComponent } from './byComponent.ts';

/** Every component. To be in a folder of its own is to be held to the whole contract. */
export const components = byComponent(
  import.meta.glob<Conformance>('../src/components/*/*.conformance.tsx', {
    eager: true,
    import: 'conformance',
  }),
);

/** Each component with the example that it is proven by where one will do. */
export const firstExamples = Object.entries(components).map(
  ([name, { examples }]) => [name, examples[0].Component] as const,
);

/** Each component with each of its examples, numbered. */
export const allExamples = Object.entries(components).flatMap(([name, { examples }]) =>
  examples.map((example, index) => [`${name} ${index + 1}`, example] as const),
);
