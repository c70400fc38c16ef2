/**
 * Runs the contract tests of the store on a real Citus: `npm run prove:citus -- URL`. The database must have the
 * extension `citus` and no tables of Foodlog, which the tests create, and remove in the end.
 */
import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import { dropTables } from '../testing/postgres/dropTables.ts';

const [url = ''] = process.argv.slice(2);
if (!URL.canParse(url)) {
  console.error(
    'Give the address of an empty database with Citus: npm run prove:citus -- postgresql://USER:PASSWORD@HOST:5432/DATABASE',
  );
  process.exit(1);
}
const client = new Client({ connectionString: url });
try {
  await client.connect();
} catch (error) {
  console.error(`The database does not answer. ${String(error)}`);
  process.exit(1);
}
const { rows } = await client.query<{ name: string | null }>(
  "select to_regclass('food_log') as name",
);
if (rows[0]?.name) {
  console.error('This database holds a log, and nothing was changed. Give an empty one.');
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
  { env: { ...process.env, FOODLOG_CITUS_URL: url, PROVE_LONG: '1' }, stdio: 'inherit' },
);
await client.query(dropTables);
await client.end();
process.exitCode = status ?? 1;
