import type { Accessibility, Answer } from '../../library/src/accessibility/Accessibility.types.ts';
import { criteria } from '../../library/src/accessibility/criteria.ts';
import { Facts } from './Facts.tsx';

const kinds: Record<Answer['kind'], string> = {
  supports: 'Supports',
  wholePage: 'Depends on the whole page',
  needsAPerson: 'Needs a manual check',
  notApplicable: 'Not applicable',
};

function detail(answer: Answer) {
  if ('because' in answer) return answer.because;
  if ('todo' in answer) return answer.todo;
  return (
    <ul>
      {answer.proofs.map(({ run, where, test }) => (
        <li key={run + test}>
          {test} <small>{where}</small>
        </li>
      ))}
    </ul>
  );
}

/** The WCAG conformance of a component: the number of criteria per answer, and a table of all answers. */
export function AccessibilityFacts({ answers }: { answers: Accessibility }) {
  const all = new Map(Object.entries(answers));
  const count = (kind: string) => [...all.values()].filter((answer) => answer.kind === kind).length;
  return (
    <>
      <p>
        WCAG 2.2, levels A and AA, {Object.keys(criteria).length} criteria. Each named test fails
        when the component no longer meets the criterion. <code>npm test</code> checks that it
        passes.
      </p>
      <ul className="counts">
        {Object.entries(kinds).map(([kind, label]) => (
          <li key={kind}>
            <b>{count(kind)}</b> {label}
          </li>
        ))}
      </ul>
      <details>
        <summary>Every criterion</summary>
        <Facts
          heads={['Criterion', 'Level', 'Answer', 'Proof or reason']}
          rows={Object.entries(criteria).flatMap(([number, { name, level }]) => {
            const answer = all.get(number);
            if (!answer) return [];
            return [[`${number} ${name}`, level, kinds[answer.kind], detail(answer)]];
          })}
        />
      </details>
    </>
  );
}
