import type { Answer } from '../../library/src/accessibility/claims.ts';
import { criteria } from '../../library/src/accessibility/criteria.ts';
import { Facts } from './Facts.tsx';
import { withCode } from './withCode.tsx';

const kinds: Record<Answer['kind'], string> = {
  supports: 'Supports',
  wholePage: 'Depends on the whole page',
  needsAPerson: 'Needs a manual check',
  notApplicable: 'Not applicable',
};

function groundsOf(answer: Answer) {
  if ('reason' in answer) return withCode(answer.reason);
  return (
    <ul>
      {answer.proofs.map((proof) => {
        const [file, test] = proof.split(' > ', 2);
        return (
          <li key={proof}>
            {test} <small>{file}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** The WCAG conformance of a component: the number of criteria per answer, and a table of all answers. */
export function AccessibilityFacts({ answers }: { answers: Map<string, Answer> }) {
  const count = (kind: string) => [...answers.values()].filter((one) => one.kind === kind).length;
  return (
    <>
      <p>
        WCAG 2.2, levels A and AA, {Object.keys(criteria).length} criteria. Each named test fails
        when the component no longer meets the criterion. <code>npm test</code> checks that it
        passes.
      </p>
      <p>
        {Object.entries(kinds)
          .map(([kind, label]) => `${label}: ${count(kind)}`)
          .join(' · ')}
      </p>
      <details>
        <summary>Every criterion</summary>
        <Facts
          heads={['Criterion', 'Level', 'Answer', 'Proof or reason']}
          rows={Object.entries(criteria).flatMap(([number, { name, level }]) => {
            const answer = answers.get(number);
            if (!answer) return [];
            return [[`${number} ${name}`, level, kinds[answer.kind], groundsOf(answer)]];
          })}
        />
      </details>
    </>
  );
}
