import { startVitest } from 'vitest/node';
import type { Proof } from '../../library/src/accessibility/Accessibility.types.ts';
import type { PlantedFault } from './plantFault.ts';

/** Runs one unit test, with a fault or without. Returns whether it passed. */
export async function passesUnit({ where, test }: Proof, fault?: PlantedFault): Promise<boolean> {
  process.env['FAULT'] = fault ? JSON.stringify(fault) : '';
  // Vitest joins the names of groups with an arrow.
  const name = test.replaceAll(/[^\w ]/g, '.').replaceAll(' ', '(?: | > )');
  const vitest = await startVitest('test', [where], {
    watch: false,
    reporters: [{}],
    fsModuleCache: false,
    testNamePattern: new RegExp(`^${name}$`),
  });
  try {
    const ran = vitest.state
      .getTestModules()
      .flatMap(({ children }) => Array.from(children.allTests(), (one) => one.result().state))
      .filter((state) => state !== 'skipped');
    if (ran.length !== 1) throw new Error(`${ran.length} unit tests are “${test}” of ${where}.`);
    return ran[0] === 'passed';
  } finally {
    await vitest.close();
  }
}
