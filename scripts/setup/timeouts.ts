/*
 * The time limits of the tests. They only stop tests that hang: they are far beyond what a slow machine needs, and what a
 * test asserts does not depend on them. With a planted fault, most tests wait in vain, so they end sooner.
 */
const env: NodeJS.ProcessEnv = typeof process === 'undefined' ? {} : process.env;
const isFaultPlanted = Boolean(env['FAULT_FILE'] ?? env['MUTANTS_PROJECT']);

/** How long a test waits for one thing that must come, in milliseconds. */
export const waitTimeout = isFaultPlanted ? 10_000 : 120_000;

/** How long one test may take, in milliseconds. */
export const testTimeout = isFaultPlanted ? 60_000 : 1_200_000;
