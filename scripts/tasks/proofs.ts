import type { Task } from './runTask.ts';

const long = { PROVE_LONG: '1' };
const runScript = ['npm', 'run', '--silent'];
const unitTests = [...runScript, 'test:unit', '--', '--project', 'server'];

/** The proofs that take longer than `npm test` may. docs/testing.md says what each proves. */
export const proofs: Record<string, Task> = {
  examples: { needs: 'generate', command: ['playwright', 'test', '--config', 'scripts/examples'] },
  types: { needs: 'generate', command: ['node', 'scripts/measure/typeInstantiations.ts'] },
  browser: { command: [...runScript, 'test:browser', '--'], environment: long },
  touch: { command: [...runScript, 'test:accessibility', '--'], environment: long },
  moments: seeds('build', 'moments.spec', 'e2e', '7'),
  production: { needs: 'build', command: ['node', 'scripts/production/prove.ts'] },
  pictures: { needs: 'build:storybook', command: ['node', 'scripts/test/provePictures.ts'] },
  flicker: { needs: 'build:storybook', command: ['node', 'scripts/test/flicker.ts'] },
  'other-browsers': { needs: 'build', command: ['node', 'app/tests/other-browsers/main.ts'] },
  walk: seeds('build', 'walk.spec', 'e2e', '4'),
  network: seeds('generate', 'network.test', 'server'),
  isolation: seeds('generate', 'isolation.test', 'server'),
  tokens: seeds('generate', 'tokens.test', 'server'),
  fuzz: seeds('generate', 'fuzz', 'server'),
  kill: {
    command: [...unitTests, 'kills-and-power-cuts/kill', 'kills-and-power-cuts/powerCut'],
    environment: { ...long, PROVE_ROUNDS: '50' },
  },
  data: seeds('generate', 'moveWhileKilled', 'server'),
  citus: {
    command: [
      ...unitTests,
      '--no-file-parallelism',
      'storage-contract',
      'postgres/postgres.test',
      'storage/prepared.test',
    ],
    environment: { ...long, PROVE_CITUS: '1' },
  },
  mutants: { needs: 'generate', command: ['node', 'scripts/test/mutants.ts'] },
};

/** A randomised test in its long form, with one seed after the other. */
function seeds(needs: 'build' | 'generate', ...options: string[]): Task {
  return { needs, command: ['node', 'scripts/test/proveSeeds.ts', ...options] };
}
