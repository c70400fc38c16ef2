import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Proof } from '../../library/src/accessibility/Accessibility.types.ts';
import type { PlantedFault } from './plantFault.ts';

/** Runs one end-to-end test of the built product, with a fault in the built client or without. */
export async function passesEndToEnd({ where, test }: Proof, fault?: PlantedFault) {
  const options = ['--config', 'app/e2e', '--reporter', 'line', '--output', 'test-results/faults'];
  const child = spawn(
    'playwright',
    ['test', ...options, `/${where}`, '--grep', ` ${test.replaceAll(/[^\w ]/g, '.')}$`],
    { env: { ...process.env, FAULT: fault ? JSON.stringify(fault) : '' } },
  );
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  await once(child, 'close');
  const [, passed = '0'] = /(\d+) passed/.exec(said) ?? [];
  const [, failed = '0'] = /(\d+) failed/.exec(said) ?? [];
  if (Number(passed) + Number(failed) !== 1) throw new Error(`Not one test ran:\n${said}`);
  if (passed !== '1' && !fault) console.error(said);
  // What fails before a test begins has not been noticed by the test.
  if (said.includes('while setting up "')) throw new Error(said);
  return passed === '1';
}
