/**
 * Runs the contract tests of the store on a real Citus: `npm run prove:citus -- URL`. The database must have the
 * extension `citus`. Its tables of Foodlog, if there are any, are DROPPED, so give it a database of its own.
 */
import { spawnSync } from 'node:child_process';

const [url = ''] = process.argv.slice(2);
if (!URL.canParse(url)) {
  console.error(
    'Give the address of an empty database with Citus: npm run prove:citus -- postgresql://USER:PASSWORD@HOST:5432/DATABASE',
  );
  process.exit(1);
}
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project',
    'server',
    '--no-file-parallelism',
    'postgres/postgres.test',
    'postgres/citus.test',
  ],
  { env: { ...process.env, POSTGRES_URL: url, PROVE_LONG: '1' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
