import { checks } from './checks.ts';
import type { Criterion } from './criteria.ts';
import { everyComponent } from './everyComponent.ts';

type ByCriterion<Value> = Partial<Record<Criterion, Value>>;

/**
 * How a component conforms to the criteria of WCAG. A proof is the name of a test that fails when the criterion is not
 * met: `<file> > <full name>`. The full name alone is one of `<Name>.test.tsx`, a single word a story of the component.
 */
export interface Claims {
  /** The component meets the criterion. Its check in every story, if there is one, is a proof without being named. */
  supports?: ByCriterion<string | string[]>;
  /** The criterion concerns the whole page; the tests prove it for the pages of the app. */
  wholePage?: ByCriterion<string | string[]>;
  /** Why the criterion does not apply to the component. */
  notApplicable?: ByCriterion<string>;
  /** What a person has to check, because no test can. */
  needsAPerson?: ByCriterion<string>;
}

const checkedInEveryStory: Claims = {
  supports: Object.fromEntries(Object.keys(checks).map((criterion) => [criterion, []])),
};

/** The answer of a component to one criterion: proofs, each as `<file> > <full name>`, or a reason. */
export type Answer =
  | { kind: 'supports' | 'wholePage'; proofs: string[] }
  | { kind: 'notApplicable' | 'needsAPerson'; reason: string };

/** The answers of a component by criterion: its own claims, and where it has none those of every component. */
export function answersOf(component: string, own: Claims): Map<string, Answer> {
  const inEveryStory = (criterion: string) =>
    Object.entries(checks)
      .filter(([checked]) => checked === criterion)
      .map(([, title]) => `everyStory.spec.ts > ${component} ${criterion} ${title}`);
  const inFull = (name: string) => {
    if (name.includes(' > ')) return name.replace('<Name>', component);
    return `${component}.${name.includes(' ') ? 'test' : 'stories'}.tsx > ${name}`;
  };
  const answers = new Map<string, Answer>();
  for (const claims of [checkedInEveryStory, everyComponent, own]) {
    for (const kind of ['supports', 'wholePage'] as const) {
      for (const [criterion, names] of Object.entries(claims[kind] ?? {})) {
        const proofs = [...inEveryStory(criterion), ...[names].flat().map(inFull)];
        answers.set(criterion, { kind, proofs });
      }
    }
    for (const kind of ['notApplicable', 'needsAPerson'] as const) {
      for (const [criterion, reason] of Object.entries(claims[kind] ?? {}))
        answers.set(criterion, { kind, reason });
    }
  }
  return answers;
}
