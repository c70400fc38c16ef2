import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { createPostgresDatabase } from '../testing/postgres/testDatabase.ts';
import { logEntry } from '../testing/sampleEntry.ts';
import { temporaryFolder } from '../testing/testServer.ts';
import { parseDatabaseSettings } from '../web/settings.ts';
import { runCommand, type commands } from './runCommand.ts';

interface Place {
  /** Names an empty database. */
  env: NodeJS.ProcessEnv;
  /** Runs statements without Foodlog. */
  execute: (statements: string) => Promise<void>;
  /** Reads all that is stored. */
  read: () => Promise<unknown>;
}

const places: Record<string, () => Promise<Place>> = {
  SQLite: async () => {
    const dataDir = await temporaryFolder();
    const file = join(dataDir, 'foodlog.sqlite');
    await writeFile(file, '');
    const execute = async (statements: string) => {
      const sqlite = new SQLite(file);
      sqlite.exec(statements);
      sqlite.close();
    };
    return { env: { DATA_DIR: dataDir }, execute, read: () => readFile(file, 'base64') };
  },
  PostgreSQL: async () => {
    const url = await createPostgresDatabase();
    const ask = async (statements: string) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ name: string }>(statements);
      await client.end();
      return rows;
    };
    const read = async () => {
      const tables = await ask(
        "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
      );
      return Promise.all(tables.map(async ({ name }) => [name, await ask(`table ${name}`)]));
    };
    const execute = async (statements: string) => void (await ask(statements));
    return { env: { DATABASE_URL: url }, execute, read };
  },
};

/** Logs an egg, as this version does. */
async function logEgg(env: NodeJS.ProcessEnv): Promise<void> {
  const store = new FoodLogStore(await openDatabase(parseDatabaseSettings(env)));
  await logEntry(store, 'U1');
  await store.close();
}

const ofAnother =
  'holds tables of another program, and was left as it is. Set DATA_DIR to another folder, or DATABASE_URL to another database.';
const unreleased =
  'was written before the first release of Foodlog, and was left as it is: export it with commit b67e70f, and import that file into another database.';
const ofMigrator = 'create table kysely_migration (name varchar(255), timestamp varchar(255));';
const makeUnreleased = ({ execute }: Place) =>
  execute(
    `${ofMigrator} create table food_log (id int);
     insert into kysely_migration values ('0001 food log', ''), ('0002 changes and items', '');`,
  );
const states: Record<string, [(place: Place) => Promise<void>, string]> = {
  'of an older version': [
    async ({ env, execute }) => {
      await logEgg(env);
      await execute("delete from kysely_migration where name like '0002%'");
    },
    'was written by an older version of Foodlog, and was left as it is. Use the command of that version, or start the server of this one first.',
  ],
  'of a newer version': [
    async ({ env, execute }) => {
      await logEgg(env);
      await execute("insert into kysely_migration values ('9999 from the future', '')");
    },
    'was written by a newer version of Foodlog, and was left as it is. Use that version, or another database.',
  ],
  'of before the first release': [makeUnreleased, unreleased],
  'of another program': [({ execute }) => execute('create table customer (id int)'), ofAnother],
  'of another program with migrations': [
    ({ execute }) =>
      execute(`${ofMigrator} insert into kysely_migration values ('0001 customers', '')`),
    ofAnother,
  ],
  'of another program with a table of the same name': [
    ({ execute }) => execute(`${ofMigrator} create table food_log (id int)`),
    ofAnother,
  ],
};

const silent = { progress: () => {}, note: () => {} };

/** Every command with arguments that it accepts. */
async function everyCommand(): Promise<[name: string, ...string[]][]> {
  const folder = await temporaryFolder();
  const [backup, file] = [join(folder, 'backup.gz'), join(folder, 'new.gz')];
  const env = { DATA_DIR: join(folder, 'data') };
  await logEgg(env);
  await runCommand(['backup', backup], env, silent);
  const every: Record<keyof typeof commands, [string, ...string[]]> = {
    export: ['export', file],
    backup: ['backup', file],
    import: ['import', backup],
    restore: ['restore', backup],
    erase: ['erase', '--owner', 'U1', '--yes'],
  };
  return Object.values(every);
}

/** Runs a command. Returns why it was refused, after the name of the database, and what is stored then. */
async function refusal(command: string[], { env, read }: Place) {
  const why = await runCommand(command, env, silent).catch(String);
  return { why: /^Error: The database \S+( at \S+)? (.*)/.exec(why)?.[2], stored: await read() };
}

describe.each(Object.entries(places))('with %s', (_engine, createPlace) => {
  test.each(Object.entries(states))(
    'every command refuses a database %s, and changes nothing',
    async (_state, [make, why]) => {
      const place = await createPlace();
      await make(place);
      const refused = { why, stored: await place.read() };
      for (const command of await everyCommand()) {
        expect({ command, ...(await refusal(command, place)) }).toEqual({ command, ...refused });
      }
    },
  );

  test('every command but an import refuses an empty database, and creates no tables', async () => {
    const place = await createPlace();
    const why =
      'holds no log. Set DATA_DIR to the folder of the server, or DATABASE_URL to its database.';
    const refused = { why, stored: await place.read() };
    const [imports, others] = [new Set(['import', 'restore']), await everyCommand()];
    for (const command of others.filter(([name]) => !imports.has(name))) {
      expect({ command, ...(await refusal(command, place)) }).toEqual({ command, ...refused });
    }
    const restore = others.find(([name]) => name === 'restore') ?? [];
    expect(await runCommand(restore, place.env, silent)).toMatch(/^Stored 1 entry/);
  });

  test.each(Object.entries(states).filter(([state]) => state !== 'of an older version'))(
    'the server refuses a database %s, and changes nothing',
    async (_state, [make, why]) => {
      const place = await createPlace();
      await make(place);
      const before = await place.read();
      await expect(openDatabase(parseDatabaseSettings(place.env))).rejects.toThrow(why);
      expect(await place.read()).toEqual(before);
    },
  );
});
