import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPostgresDatabase } from '../../server/testing/postgres/testDatabase.ts';
import { runData } from '../../server/testing/runData.ts';
import { seeded } from '../../server/testing/seeded.ts';
import { temporaryFolder } from '../../server/testing/testServer.ts';
import { writeSampleLog } from '../../server/testing/writeSampleLog.ts';
import { isLong, report, seed } from '../randomised.ts';

const { people, mostKills } = isLong ? { people: 100, mostKills: 10 } : { people: 8, mostKills: 1 };
const entriesEach = 1000;
/** About as long as the program takes to start, and to move the log of a person, in milliseconds. */
const [toStart, eachPerson] = [400, 50];
const random = seeded(seed);

const engines = {
  SQLite: async (folder: string) => ({ DATA_DIR: join(folder, 'data') }),
  PostgreSQL: async () => ({ DATABASE_URL: await createPostgresDatabase() }),
};

/** Runs a command, which is killed at random moments, until it ends. Returns all that it printed, and the kills. */
async function killed(args: string[], env: NodeJS.ProcessEnv) {
  let printed = '';
  for (let kills = 0; ; kills += 1) {
    const moment = Math.round(toStart + random() * eachPerson * people);
    const run = await runData(args, env, kills < mostKills ? moment : undefined);
    printed += run.stderr + run.stdout;
    if (!run.wasKilled) return { printed, kills };
  }
}

const linesOf = async (file: string) => {
  const text = await promisify(gunzip)(await readFile(file));
  return text.toString().split('\n').slice(1);
};

test.each(Object.entries(engines))(
  'a log is moved to %s and out again completely, although import and export are killed',
  async (_engine, create) => {
    const folder = await temporaryFolder();
    const [from, to] = [join(folder, 'from.gz'), join(folder, 'to.gz')];
    const env = await create(folder);
    await writeSampleLog(from, people, entriesEach);
    const imported = await killed(['import', from], env);
    expect(imported.printed).toMatch(/^Stored .* and compared/m);
    const exported = await killed(['export', to], env);
    expect(exported.printed).toMatch(/^Wrote .* and compared/m);
    expect(await linesOf(to)).toEqual(await linesOf(from));
    report({
      'entries moved': people * entriesEach,
      kills: imported.kills + exported.kills,
      'went on': (imported.printed + exported.printed).split('Going on after').length - 1,
    });
  },
);
