import type { Accessibility, Answer } from '../../library/src/accessibility/Accessibility.types.ts';
import { criteria } from '../../library/src/accessibility/criteria.ts';
import { Facts } from './Facts.tsx';

const kinds: Record<Answer['kind'], string> = {
  supports: 'Supports',
  wholePage: 'Of the whole page',
  needsAPerson: 'Needs a person',
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

/** How a component stands to WCAG: how many criteria of each kind, and what is said of each. */
export function AccessibilityFacts({ answers }: { answers: Accessibility }) {
  const all = new Map(Object.entries(answers));
  const count = (kind: string) => [...all.values()].filter((answer) => answer.kind === kind).length;
  return (
    <>
      <p>
        WCAG 2.2, levels A and AA, {Object.keys(criteria).length} criteria. Each test that is named
        fails when its criterion does, and is seen to run and pass with every change.
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
