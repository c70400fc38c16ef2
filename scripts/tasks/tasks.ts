import { readFileSync } from 'node:fs';

/** A command that `npm run prove` or `npm run bench` runs by its name. */
export interface Task {
  /** The npm script that must have run before it. */
  needs?: 'generate' | 'build' | 'build:storybook';
  /** What is run; arguments after the name of the task follow it. */
  command: string[];
  environment?: Record<string, string>;
}

const long = { PROVE_LONG: '1' };
const runScript = ['npm', 'run', '--silent'];
const unitTests = [...runScript, 'test:unit', '--', '--project', 'server'];

/** What docs/testing.md describes. */
export const tasks = {
  /** The proofs that take longer than `npm test` may. */
  prove: {
    examples: {
      needs: 'generate',
      command: ['playwright', 'test', '--config', 'scripts/examples'],
    },
    browser: { command: [...runScript, 'test:browser', '--'], environment: long },
    touch: { command: [...runScript, 'test:accessibility', '--'], environment: long },
    moments: seeds('build', 'moments.spec', 'e2e', 7),
    production: { needs: 'build', command: ['node', 'scripts/production/tryAssembled.ts'] },
    pictures: { needs: 'build:storybook', command: ['node', 'scripts/test/provePictures.ts'] },
    'other-browsers': {
      needs: 'build',
      // Without a display, Firefox has no pointer, and WebKit does not start.
      command: ['xvfb-run', '--auto-servernum', 'node', 'app/tests/other-browsers/main.ts'],
    },
    walk: seeds('build', 'walk.spec', 'e2e', 4),
    network: seeds('generate', 'network.test', 'server', 1),
    isolation: seeds('generate', 'isolation.test', 'server', 1),
    tokens: seeds('generate', 'tokens.test', 'server', 1),
    fuzz: seeds('generate', 'fuzz', 'server', 1),
    kill: {
      command: [...unitTests, 'kills-and-power-cuts/kill', 'kills-and-power-cuts/powerCut'],
      environment: long,
    },
    data: seeds('generate', 'moveWhileKilled', 'server', 1),
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
  },
  bench: {
    press: { needs: 'build', command: ['node', 'scripts/measure/pressTimes.ts'] },
    open: { needs: 'build', command: ['node', 'scripts/measure/openingTimes.ts'] },
    api: { needs: 'generate', command: ['node', 'app/tests/api-speed/main.ts'] },
  },
} satisfies Record<string, Record<string, Task>>;

/** A randomised test in its long form, with so many seeds unless another number is given. */
function seeds(
  needs: 'build' | 'generate',
  test: string,
  project: 'e2e' | 'server',
  count: number,
): Task {
  return { needs, command: ['node', 'scripts/test/runSeeds.ts', test, project, String(count)] };
}

/** What docs/testing.md says of each task, by its name. */
export function readTexts(kind: keyof typeof tasks): Map<string, string> {
  const page = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');
  const rows = page.matchAll(
    new RegExp(`^\\| \`npm run ${kind} -- ([\\w-]+)[^|]*\\| (.*?) +\\|`, 'gm'),
  );
  return new Map([...rows].map(([, name = '', text = '']) => [name, text]));
}
