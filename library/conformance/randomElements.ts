import type { Arbitrary } from 'fast-check';
import type { ReactElement } from 'react';
import { byComponent } from './byComponent.ts';

/** Every component with random props. */
export const randomElements = byComponent(
  import.meta.glob<Arbitrary<ReactElement<object>>>('../src/components/*/*.conformance.tsx', {
    eager: true,
    import: 'randomElements',
  }),
);
