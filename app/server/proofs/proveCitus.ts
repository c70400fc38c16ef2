/**
 * Runs the contract tests of the store, and the tests of statements sent in groups, on a real Citus:
 * `npm run prove -- citus`, with its address in DATABASE_URL. The database must have the extension `citus` and no tables of Foodlog, which the tests
 * create, and remove in the end.
 */
import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import { dropTables } from '../testing/postgres/dropTables.ts';

/** Ends the command before anything is changed. */
function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

// A password among the arguments would be in the list of processes.
const url = process.env['DATABASE_URL'] ?? '';
if (!URL.canParse(url)) {
  refuse(
    'Set DATABASE_URL to the address of an empty database with Citus, and PGPASSFILE to a file with its password.',
  );
}
const client = new Client({ connectionString: url });
await client.connect().catch((error: unknown) => {
  refuse(`The database does not answer. ${String(error)}`);
});
const { rows } = await client.query<{ name: string | null }>(
  "select to_regclass('food_log') as name",
);
if (rows[0]?.name) refuse('This database holds a log, and nothing was changed. Give an empty one.');
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project',
    'server',
    '--no-file-parallelism',
    'postgres/postgres.test',
    'postgres/citus.test',
    'storage/prepared.test',
  ],
  { env: { ...process.env, FOODLOG_CITUS_URL: url, PROVE_LONG: '1' }, stdio: 'inherit' },
);
await client.query(dropTables);
await client.end();
process.exitCode = status ?? 1;
