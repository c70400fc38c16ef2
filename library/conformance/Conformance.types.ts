import type { ComponentType, ElementType, Ref } from 'react';
import type { testing } from './testing.ts';

/** What every component takes, as loosely as one list needs it; how exactly is proven in types.test.tsx. */
export interface SharedProps {
  ref?: Ref<HTMLElement & HTMLFormElement & HTMLDivElement>;
  className?: string;
  sx?: object;
  id?: string;
  localeText?: object;
  slots?: Record<string, ElementType>;
  slotProps?: Record<string, object>;
  classes?: Record<string, string>;
}

interface Example {
  Component: ComponentType<SharedProps>;
  /** Brings parts out that are not there from the beginning. */
  reveal?: (given: typeof testing) => unknown;
}

/** What the tests of every component need to know of one: the export `conformance` of its `<Name>.conformance.tsx`. */
export interface Conformance {
  classes: Record<string, string>;
  /** Parts that no example shows. */
  elsewhere?: string[];
  /** One of its words, which the first example shows. */
  word: string;
  /** Between them they show every part. */
  examples: [Example, ...Example[]];
}
