import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Proof } from '../../library/src/accessibility/Accessibility.types.ts';
import type { Fault } from '../../library/src/accessibility/Fault.types.ts';
import { readClaims } from '../test/readClaims.ts';
import type { PlantedFault } from './plantFault.ts';

/** A proof that must fail with a fault. */
export interface Trial {
  proof: Proof;
  fault: PlantedFault;
  at: string | undefined;
  /** The name of the file of the fault, without its extensions. */
  of: string;
}

/** Identifies a proof. The checks of every story are the same for each component. */
export const keyOf = ({ run, where, test }: Proof) =>
  run === 'everyStory' ? test.slice(test.indexOf(' ') + 1) : `${where}: ${test}`;

/** Every proof that a claim names, by its key. */
export async function readProofs(root: string): Promise<Map<string, Proof>> {
  const claims = await readClaims(root);
  const answers = claims.flatMap(({ accessibility }) => Object.values(accessibility));
  const proofs = answers.flatMap((answer) => ('proofs' in answer ? answer.proofs : []));
  return new Map(proofs.map((proof) => [keyOf(proof), proof]));
}

/** Every recorded fault, once for each proof that it breaks. */
export async function readTrials(root: string): Promise<Trial[]> {
  const files = globSync('library/src/**/*.faults.ts', { cwd: root }).toSorted();
  const trials = files.map(async (file) => {
    const { faults }: { faults: Fault[] } = await import(join(root, file));
    const [of = ''] = file.split('/').at(-1)?.split('.') ?? [];
    return faults.flatMap(({ in: place, replace, with: by, at, breaks }) => {
      const path = place === 'app/dist' ? place : resolve(root, dirname(file), place);
      return breaks.map((proof) => ({ proof, fault: { in: path, replace, with: by }, at, of }));
    });
  });
  return (await Promise.all(trials)).flat();
}

/** The text in which a fault replaces something: a source file, or all pages and scripts of the built client. */
export async function textOf(root: string, { in: place }: PlantedFault): Promise<string> {
  const files = place === 'app/dist' ? globSync(join(root, place, '**/*.{html,js}')) : [place];
  const texts = await Promise.all(files.map(async (file) => readFile(file, 'utf8')));
  return texts.join('\n');
}
