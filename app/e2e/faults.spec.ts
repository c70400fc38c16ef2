import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { withFault } from '../../scripts/faults/plantFault.ts';
import { readTrials, textOf } from '../../scripts/faults/readFaults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('what a fault of the built client replaces occurs exactly once in it', async () => {
  const trials = await readTrials(root);
  const inClient = trials.filter(({ fault }) => fault.in === 'app/dist');
  expect(inClient).not.toHaveLength(0);
  for (const { fault } of inClient) withFault(await textOf(root, fault), fault);
});
