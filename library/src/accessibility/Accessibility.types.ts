import type { Criterion } from './criteria.ts';

/** A test that passes only if a criterion is met. `npm test` checks that the test ran and passed. */
export interface Proof {
  /** The test run that contains the test. */
  run: 'unit' | 'stories' | 'contrast' | 'everyStory' | 'e2e';
  /** The end of the test file's path. For contrast measurements, the title of the component's stories. */
  where: string;
  /** The full name of the test. */
  test: string;
}

/** The conformance of a component to one WCAG criterion. */
export type Answer =
  | { kind: 'supports'; proofs: Proof[] }
  | { kind: 'notApplicable'; because: string }
  /** No test can decide this; `todo` says what a person has to check. */
  | { kind: 'needsAPerson'; todo: string }
  /** The criterion concerns the whole page; the proofs cover the pages of the app. */
  | { kind: 'wholePage'; proofs: Proof[] };

/** The conformance of a component to every criterion. */
export type Accessibility = Record<Criterion, Answer>;
