import type { Task } from './runTask.ts';

const long = { PROVE_LONG: '1' };

/** The proofs that take longer than `npm test` may. docs/testing.md says what each proves. */
export const proofs: Record<string, Task> = {
  examples: { needs: ['generate', 'browser'], command: ['node', 'scripts/examples/main.ts'] },
  types: { needs: ['generate'], command: ['node', 'scripts/measure/typeInstantiations.ts'] },
  browser: {
    needs: ['generate', 'browser'],
    command: ['playwright', 'test', '--config', 'library'],
    environment: long,
  },
  touch: {
    needs: ['build:storybook', 'browser'],
    command: ['playwright', 'test', '--config', '.storybook/accessibility'],
    environment: long,
  },
  moments: seeds('build', 'moments.spec', 'e2e', '5'),
  production: { needs: ['build'], command: ['node', 'scripts/production/prove.ts'] },
  pictures: {
    needs: ['build:storybook', 'browser'],
    command: ['node', 'scripts/test/provePictures.ts'],
  },
  flicker: { needs: ['build:storybook', 'browser'], command: ['node', 'scripts/test/flicker.ts'] },
  'other-browsers': { needs: ['build'], command: ['node', 'app/tests/other-browsers/main.ts'] },
  walk: seeds('build', 'walk.spec', 'e2e', '4'),
  network: seeds('codegen', 'network.test', 'server'),
  isolation: seeds('codegen', 'isolation.test', 'server'),
  tokens: seeds('codegen', 'tokens.test', 'server'),
  fuzz: seeds('codegen', 'fuzz', 'server'),
  kill: {
    needs: ['codegen'],
    command: [
      'vitest',
      'run',
      '--project',
      'server',
      'app/server/storage/kill',
      'app/server/storage/powerCut',
    ],
    environment: { ...long, PROVE_ROUNDS: '50' },
  },
  data: seeds('codegen', 'moveWhileKilled', 'server'),
  citus: { needs: ['codegen'], command: ['node', 'app/server/proofs/proveCitus.ts'] },
  mutants: { needs: ['generate'], command: ['node', 'scripts/test/mutants.ts'] },
};

/** A randomised test in its long form, with one seed after the other. */
function seeds(need: 'build' | 'codegen', ...options: string[]): Task {
  return { needs: [need], command: ['node', 'scripts/test/proveSeeds.ts', ...options] };
}
