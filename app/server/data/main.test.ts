import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openSqlite } from '../storage/sqlite/openSqlite.ts';
import { runData } from '../testing/runData.ts';
import { logEntry } from '../testing/sampleEntry.ts';
import { temporaryFolder } from '../testing/testServer.ts';
import { writeDays } from '../testing/writeDays.ts';
import { describeDatabase } from './openLog.ts';
import { runCommand } from './runCommand.ts';

/** A folder with a database that holds an egg of U1. */
async function folderWithEgg() {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  const store = new FoodLogStore(await openSqlite(dataDir));
  await logEntry(store, 'U1');
  await store.close();
  return { folder, dataDir, file: join(folder, 'log.gz') };
}

const silent = { progress: () => {}, note: () => {} };
const run = (args: string[], dataDir: string) => runCommand(args, { DATA_DIR: dataDir }, silent);

describe('npm run data', () => {
  test('--help names every command', async () => {
    const { stdout, code } = await runData(['--help'], {});
    expect(code).toBe(0);
    for (const command of ['export', 'import', 'backup', 'restore', 'erase --owner']) {
      expect(stdout).toContain(`npm run data -- ${command}`);
    }
  });

  test('what cannot be done is said in one line, with code 1', async () => {
    const result = await runData(['restore', '/nowhere/log.gz'], {});
    expect(result).toMatchObject({
      stdout: '',
      stderr: '/nowhere/log.gz does not exist.\n',
      code: 1,
    });
  });

  test.each([
    ['nothing', [], 'Nothing to do.'],
    ['an unknown command', ['constructor'], 'constructor is unknown.'],
    ['no file', ['export'], 'export needs the name of one file.'],
    ['two files', ['import', 'a', 'b'], 'import needs the name of one file.'],
    ['an unknown option', ['backup', '--fast', 'a'], "backup: Unknown option '--fast'."],
    ['no owner', ['erase', '--yes'], 'erase needs --owner OWNER.'],
    ['an empty owner', ['export', 'a', '--owner='], 'export: --owner needs an owner.'],
    ['no database', ['export', 'a'], 'There is no database in /'],
    ['a folder as file', ['import', '/'], '/ is a folder.'],
  ])('%s is refused, and nothing is created', async (_case, args, message) => {
    const dataDir = join(await temporaryFolder(), 'data');
    await expect(run(args, dataDir)).rejects.toThrow(message);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a backup is restored, and both say what they stored', async () => {
    const { folder, dataDir, file } = await folderWithEgg();
    expect(await runData(['backup', file], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Wrote 1 entry \(0 deleted\) of 1 person to .*log\.gz .* The database is \/.*\/data\/foodlog\.sqlite\.\n$/,
      ),
      stderr: '',
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const restored = join(folder, 'restored');
    expect(await run(['restore', file], restored)).toMatch(
      /^Stored 1 entry \(0 deleted\) of 1 person, and compared them.* The database is \/.*\/restored\/foodlog\.sqlite\.$/,
    );
    await expect(run(['restore', file], restored)).rejects.toThrow(
      /^The database is not empty, and nothing was changed\./,
    );
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'log.gz', 'restored']);
  });

  test('the database that a command has used is named without user and password', () => {
    const address = 'postgresql://ada:secret@db.example.com:5433/foodlog?password=secret';
    expect(describeDatabase({ DATABASE_URL: address })).toBe(
      'The database is foodlog at db.example.com:5433.',
    );
  });

  test('a file exported before the first release is restored, with all that it holds', async () => {
    const folder = await temporaryFolder();
    const [old, file] = [join(folder, 'old.gz'), join(folder, 'log.gz')];
    const lines = await readFile(new URL('unreleased.jsonl', import.meta.url), 'utf8');
    await writeFile(old, gzipSync(lines));
    expect(await run(['restore', old], folder)).toMatch(
      /^Stored 5 entries \(2 deleted\) of 2 people/,
    );
    await run(['backup', file], folder);
    const exported = gunzipSync(await readFile(file)).toString();
    const before = lines.split('\n').slice(1, -2);
    const entriesNow = before.map((line) =>
      line.replace(/(?<="id".*)}$/, ',"meal":null,"amount":null,"unit":null}'),
    );
    expect(exported.split('\n').slice(1, -2)).toEqual(entriesNow);
  });

  test('a backup with a day of too many entries is restored only if that is allowed, with all of them', async () => {
    const { folder, dataDir, file } = await folderWithEgg();
    const db = await openSqlite(dataDir);
    await writeDays(db, 'U2', ['2026-11-19', '2026-11-20'], 500);
    await run(['backup', file], dataDir);
    const [full, large] = [join(folder, 'full'), join(folder, 'large')];
    expect(await run(['restore', file], full)).toMatch(/^Stored 1,001 entries/);
    await db.updateTable('food_log').set({ day: '2026-11-20', owner: 'U2' }).execute();
    await db.destroy();
    const larger = `${file}.larger`;
    await run(['backup', larger], dataDir);
    await expect(run(['restore', larger], large)).rejects.toThrow(
      /larger has 1,001 entries of U2 on 2026-11-20\. A day can have 500, so nothing was stored\./,
    );
    expect(existsSync(large)).toBe(false);
    expect(await run(['restore', larger, '--allow-large-days'], large)).toMatch(
      /^Stored 1,001 entries/,
    );
  });

  test('the log of one person is moved to a database with others, if nothing is stored of them there', async () => {
    const { folder, dataDir, file } = await folderWithEgg();
    await expect(run(['export', file, '--owner', 'U2'], dataDir)).rejects.toThrow(
      /^Nothing is stored of U2\. An owner is the subject/,
    );
    expect(await readdir(folder)).toEqual(['data']);
    expect(await run(['export', file, '--owner', 'U1'], dataDir)).toMatch(
      /^Wrote 1 entry \(0 deleted\) of 1 person/,
    );
    const other = join(folder, 'other');
    const store = new FoodLogStore(await openSqlite(other));
    await logEntry(store, 'U2');
    await store.close();
    expect(await run(['import', file], other)).toMatch(/^Stored 1 entry \(0 deleted\) of 1 person/);
    await expect(run(['import', file], other)).rejects.toThrow(
      /^The database holds a log of U1 already, and nothing was changed\. Erase the person first,/,
    );
  });

  test('a file that cannot be written is named', async () => {
    const { folder, dataDir } = await folderWithEgg();
    await expect(run(['export', join(folder, 'no', 'log.gz')], dataDir)).rejects.toThrow(
      /^\S+log\.gz cannot be written, because its folder does not exist\.$/,
    );
  });

  test('a person is erased only if that is confirmed, and somebody unknown is not', async () => {
    const { dataDir } = await folderWithEgg();
    await expect(run(['erase', '--owner', 'U2', '--yes'], dataDir)).rejects.toThrow(
      /^Nothing is stored of U2\. /,
    );
    const what = '1 entry, 1 food and 0 settings';
    expect(await runData(['erase', '--owner', 'U1'], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      stderr: `Nothing was removed, because nobody can confirm it outside of a terminal. Add --yes to remove ${what} of U1 for good.\n`,
    });
    expect(await run(['erase', '--owner', 'U1', '--yes'], dataDir)).toBe(
      `Removed ${what} of U1, and all that was derived from them.`,
    );
    await expect(run(['erase', '--owner', 'U1', '--yes'], dataDir)).rejects.toThrow(
      /^Nothing is stored of U1\. /,
    );
  });
});
