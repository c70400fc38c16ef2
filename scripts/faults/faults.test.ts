import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chosenFaults } from './chosenFaults.ts';
import { withFault } from './plantFault.ts';
import { keyOf, readProofs, readTrials, textOf } from './readFaults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('each proof of an accessibility claim has a fault, and each fault breaks such a proof', async () => {
  const proofs = await readProofs(root);
  const trials = await readTrials(root);
  const tried = new Set(trials.map(({ proof }) => keyOf(proof)));
  expect([...tried].toSorted()).toEqual([...proofs.keys()].toSorted());
});

test('what a fault replaces occurs exactly once in its file', async () => {
  const trials = await readTrials(root);
  // The client may not be built.
  const inSource = trials.filter(({ fault }) => fault.in !== 'app/dist');
  const faulty = inSource.map(async ({ fault }) => withFault(await textOf(root, fault), fault));
  await expect(Promise.all(faulty)).resolves.toHaveLength(inSource.length);
});

test('what a fault of the pictures replaces occurs exactly once in its file', async () => {
  const faulty = chosenFaults.map(async (fault) =>
    withFault(await textOf(root, { ...fault, in: `${root}${fault.in}` }), fault),
  );
  await expect(Promise.all(faulty)).resolves.toHaveLength(chosenFaults.length);
});
