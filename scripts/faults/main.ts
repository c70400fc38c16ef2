/**
 * Proves that the accessibility claims can fail: plants each recorded fault, and runs the tests that must notice it, first
 * without the fault. Ends with one line. `npm run prove:accessibility -- UndoBar` tries the faults of one component.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Proof } from '../../library/src/accessibility/Accessibility.types.ts';
import type { Fault } from '../../library/src/accessibility/Fault.types.ts';
import { readClaims } from '../test/readClaims.ts';
import { passesEndToEnd } from './endToEndProofs.ts';
import { withFault, type PlantedFault } from './plantFault.ts';
import { openStories } from './storyProofs.ts';
import { passesUnit } from './unitProofs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [chosen] = process.argv.slice(2);
const start = performance.now();
const problems: string[] = [];

/** The checks of every story are the same for each component. */
const keyOf = ({ run, where, test }: Proof) =>
  run === 'everyStory' ? test.slice(test.indexOf(' ') + 1) : `${where}: ${test}`;

const claims = await readClaims(root);
const proofs = claims.flatMap(({ accessibility }) =>
  Object.values(accessibility).flatMap((answer) => ('proofs' in answer ? answer.proofs : [])),
);
const claimed = new Set(proofs.map(keyOf));

interface Trial {
  proof: Proof;
  fault: PlantedFault;
  at: string | undefined;
}

const trials: Trial[] = [];
const files = globSync('library/src/**/*.faults.ts', { cwd: root }).toSorted();
for (const file of files) {
  const { faults }: { faults: Fault[] } = await import(join(root, file));
  for (const { in: place, replace, with: by, at, breaks } of faults) {
    const inClient = place === 'app/dist';
    const fault = { in: inClient ? place : resolve(root, dirname(file), place), replace, with: by };
    const sources = inClient ? globSync(join(root, 'app/dist/**/*.{html,js}')) : [fault.in];
    const texts = await Promise.all(sources.map(async (source) => readFile(source, 'utf8')));
    withFault(texts.join('\n'), fault);
    for (const proof of breaks) {
      if (!claimed.has(keyOf(proof))) problems.push(`No claim names “${keyOf(proof)}”.`);
      if (!chosen || file.includes(`/${chosen}.`)) trials.push({ proof, fault, at });
    }
  }
}
const tried = new Set(trials.map(({ proof }) => keyOf(proof)));
const untried = chosen ? [] : [...claimed].filter((key) => !tried.has(key));
problems.push(...untried.map((key) => `No fault breaks “${key}”.`));

const inBrowser = ['stories', 'contrast', 'everyStory'];
const [ofStories, others] = [true, false].map((wanted) =>
  trials.filter(({ proof }) => inBrowser.includes(proof.run) === wanted),
);

/** Tries one fault after the other. A proof that fails without a fault proves nothing by failing with one. */
async function attempt(
  queue: Trial[] = [],
  passes: (proof: Proof, fault?: PlantedFault, at?: string) => Promise<boolean>,
) {
  const sound = new Map<string, boolean>();
  for (const { proof, fault, at } of queue) {
    const place = fault.in.replace(root, '');
    const what = `“${fault.replace}” → “${fault.with}” in ${place}`;
    try {
      const key = `${keyOf(proof)} ${at}`;
      if (!sound.has(key)) sound.set(key, await passes(proof, undefined, at));
      if (!sound.get(key)) problems.push(`Fails without a fault: ${key}`);
      else if (await passes(proof, fault, at))
        problems.push(`Stays green: ${keyOf(proof)}\n  ${what}`);
    } catch (error) {
      problems.push(
        `${what} of ${keyOf(proof)}: ${error instanceof Error ? error.message : error}`,
      );
    }
    if (process.stdout.isTTY) process.stdout.write('.');
  }
}

const stories = ofStories?.length ? await openStories() : undefined;
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

const seconds = Math.round((performance.now() - start) / 1000);
for (const problem of problems) console.error(problem);
console.log(
  `\n${tried.size} of ${claimed.size} distinct proofs tried with ${trials.length} faults in ${seconds} s: ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);
