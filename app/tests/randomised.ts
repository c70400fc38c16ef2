import { appendFileSync } from 'node:fs';

/** The seed of a randomised test. `npm test` takes 0, and `npm run prove -- <name>` from 1. */
export const seed = Number(process.env['PROVE_SEED'] ?? 0);

/** Whether `npm run prove -- <name>` runs the test, which then does more. */
export const isLong = 'PROVE_LONG' in process.env;

/** Hands figures to `npm run prove -- <name>`, which adds up all that are reported and prints them. */
export function report(figures: Record<string, number>): void {
  const file = process.env['PROVE_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
