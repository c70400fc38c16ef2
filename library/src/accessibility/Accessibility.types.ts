import type { Criterion } from './criteria.ts';

/** A test that passes only where a criterion is met. That it exists and ran is checked by `npm run accessibility`. */
export interface Proof {
  /** Which results say so. */
  run: 'unit' | 'stories' | 'contrast' | 'everyStory' | 'e2e';
  /** The test's file, as the end of its path; a title where contrasts are measured. */
  where: string;
  /** The full name of the test. */
  test: string;
}

/** How a component stands to one criterion of WCAG. */
export type Answer =
  | { kind: 'supports'; proofs: Proof[] }
  | { kind: 'notApplicable'; because: string }
  /** No test can tell; what a person has to do. */
  | { kind: 'needsAPerson'; todo: string }
  /** A matter of the page that a component stands on; proven on the pages of the app. */
  | { kind: 'wholePage'; proofs: Proof[] };

/** How a component stands to each of the criteria. */
export type Accessibility = Record<Criterion, Answer>;
