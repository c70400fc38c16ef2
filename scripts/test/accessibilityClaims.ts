/**
 * Checks the accessibility claims against the results of the last test run: each component must answer each criterion of
 * WCAG, and each test that is named as a proof must have passed.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersOf, type Answer, type Claims } from '../../library/src/accessibility/claims.ts';
import { criteria } from '../../library/src/accessibility/criteria.ts';
import { readPlaywright, readStoryResults, readVitest } from './readReports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function read(file: string) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    console.error(`${file} is missing. Run npm test first.`);
    return process.exit(1);
  }
}

const results = Map.groupBy(
  [
    ...readVitest(read('test-results/unit.json')),
    ...readStoryResults(read('test-results/stories.json')),
    ...readPlaywright(read('test-results/accessibility.json')),
    ...readPlaywright(read('test-results/e2e.json')),
  ],
  ({ where, test }) => `${basename(where)} > ${test}`,
);

function problemsOf(answer?: Answer): string[] {
  if (!answer) return ['not answered'];
  if ('reason' in answer) return [];
  if (answer.proofs.length === 0) return ['no proof is named'];
  return answer.proofs.flatMap((proof) => {
    const ran = results.get(proof);
    if (!ran) return [`no test ran that is “${proof}”`];
    return ran.every(({ passed }) => passed) ? [] : [`“${proof}” failed`];
  });
}

const components = globSync('library/src/components/*', { cwd: root }).toSorted();
const problems = await Promise.all(
  components.map(async (folder) => {
    const component = basename(folder);
    const file = join(root, folder, `${component}.accessibility.ts`);
    const { claims }: { claims: Claims } = await import(file);
    const answers = answersOf(component, claims);
    const claimed = Object.values(claims).flatMap((ofKind) => Object.keys(ofKind));
    return Object.keys(criteria).flatMap((criterion) =>
      [
        ...problemsOf(answers.get(criterion)),
        ...(claimed.filter((one) => one === criterion).length > 1 ? ['answered twice'] : []),
      ].map((what) => `${component}, ${criterion}: ${what}`),
    );
  }),
);
console.log(
  problems.flat().join('\n') || `Every claim of ${components.length} components is proven.`,
);
process.exitCode = problems.flat().length > 0 ? 1 : 0;
