import type { ElementType, ReactElement, Ref } from 'react';
import type { testing } from './testing.ts';

/** The props that every component takes, typed loosely enough for one list; types.test.tsx tests the exact types. */
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

/** What `reveal` gets. */
export type Testing = typeof testing;

export interface Example {
  /** Has no hooks, so that one example can replace another in the same component. */
  Component: (props: SharedProps) => ReactElement;
  /** Shows parts that are not rendered at first. */
  reveal?: (given: Testing) => unknown;
}

/** What the shared tests need to know about a component. Its `<Name>.conformance.tsx` exports it as `conformance`. */
export interface Conformance {
  classes: Record<string, string>;
  /** The parts that no example shows. */
  elsewhere?: string[];
  /** Further examples, for texts and props that have no effect in `examples`. */
  states?: Example[];
  /** The keys of the texts in `localeText` that no example shows. */
  wordsElsewhere?: string[];
  /** The key of a text in `localeText` that the first example shows. */
  word: string;
  /** Together the examples show every part, except those in `elsewhere`. */
  examples: [Example, ...Example[]];
}
