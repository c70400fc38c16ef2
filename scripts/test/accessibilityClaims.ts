/**
 * Checks the components' accessibility claims against the test results: each component must answer each criterion of
 * WCAG, and each test that is named as a proof must have passed. Runs after all tests.
 */
import { fileURLToPath } from 'node:url';
import { criteria } from '../../library/src/accessibility/criteria.ts';
import { readClaims } from './readClaims.ts';
import { readTestResults } from './testResults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ran = await readTestResults(root);
if (Object.values(ran).every((tests) => tests.length === 0)) {
  console.error('There are no results of tests here. Run npm test first.');
  process.exit(1);
}
const rows = [];
const problems: string[] = [];

for (const { component, accessibility } of await readClaims(root)) {
  const counts = { supports: 0, notApplicable: 0, needsAPerson: 0, wholePage: 0 };
  for (const [number, { name }] of Object.entries(criteria)) {
    const answer = new Map(Object.entries(accessibility)).get(number);
    const claim = `${component}, ${number} ${name}`;
    if (!answer) {
      problems.push(`${claim}: not answered.`);
      continue;
    }
    counts[answer.kind] += 1;
    for (const { run, where, test } of 'proofs' in answer ? answer.proofs : []) {
      const found = ran[run].filter((one) => one.test === test && one.where.endsWith(where));
      if (found.length === 0) problems.push(`${claim}: nothing ran that is “${test}” of ${where}.`);
      else if (found.some(({ passed }) => !passed)) problems.push(`${claim}: “${test}” failed.`);
    }
  }
  rows.push({ component, ...counts });
}

console.table(rows);
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${problems.length} claims are not proven.`);
  process.exitCode = 1;
}
