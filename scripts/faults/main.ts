/**
 * Proves that the accessibility claims can fail: plants each recorded fault, and runs the tests that must notice it, first
 * without the fault. Ends with one line. `npm run prove:accessibility -- TotalsCard` tries the faults of one component,
 * and `-- wholePages` those of the pages.
 */
import { fileURLToPath } from 'node:url';
import type { Proof } from '../../library/src/accessibility/Accessibility.types.ts';
import { passesEndToEnd } from './endToEndProofs.ts';
import { withFault, type PlantedFault } from './plantFault.ts';
import { keyOf, readProofs, readTrials, textOf, type Trial } from './readFaults.ts';
import { openStories } from './storyProofs.ts';
import { passesUnit } from './unitProofs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [chosen] = process.argv.slice(2);
const start = performance.now();
const secondsSince = (moment: number) => ((performance.now() - moment) / 1000).toFixed(1);

const all = await readTrials(root);
const trials = all.filter(({ of }) => chosen === undefined || of === chosen);
const tried = new Set(trials.map(({ proof }) => keyOf(proof)));
const proofs = await readProofs(root);
const untried = chosen ? [] : [...proofs.keys()].filter((key) => !tried.has(key));
const problems = untried.map((key) => `No fault breaks “${key}”.`);
if (trials.length === 0) {
  const names = [...new Set(all.map(({ of }) => of))].join(', ');
  problems.push(`No faults are recorded for ${chosen}, but for ${names}.`);
}
let green = 0;

/** Tries one fault after the other. A proof that fails without a fault proves nothing by failing with one. */
async function attempt(
  queue: Trial[],
  passes: (proof: Proof, fault?: PlantedFault, at?: string) => Promise<boolean>,
) {
  const sound = new Map<string, boolean>();
  for (const { proof, fault, at } of queue) {
    const began = performance.now();
    const what = `“${fault.replace}” → “${fault.with}” in ${fault.in.replace(root, '')}`;
    const key = [proof.where, proof.test, at].filter(Boolean).join(' ');
    try {
      withFault(await textOf(root, fault), fault);
      if (!sound.has(key)) sound.set(key, await passes(proof, undefined, at));
      if (!sound.get(key)) {
        problems.push(`Fails without a fault: “${key}”`);
      } else if (await passes(proof, fault, at)) {
        green += 1;
        problems.push(`Stays green: “${keyOf(proof)}” with ${what}`);
      }
    } catch (error) {
      problems.push(`“${keyOf(proof)}” with ${what}: ${String(error)}`);
    }
    console.log(`${secondsSince(began).padStart(6)} s  ${keyOf(proof)}`);
  }
}

const { ofStories = [], others = [] } = Object.groupBy(trials, ({ proof: { run } }) =>
  run === 'unit' || run === 'e2e' ? 'others' : 'ofStories',
);
const stories = ofStories.length > 0 ? await openStories() : undefined;
try {
  await Promise.all([
    stories && attempt(ofStories, stories.passes),
    attempt(others, async (proof, fault) =>
      (proof.run === 'unit' ? passesUnit : passesEndToEnd)(proof, fault),
    ),
  ]);
} finally {
  await stories?.close();
}

for (const problem of problems) console.error(problem);
console.log(
  `\n${tried.size} distinct proofs, ${trials.length} faults in ${secondsSince(start)} s: ${green} stay green, ${problems.length - green} other problems`,
);
process.exit(problems.length > 0 ? 1 : 0);
