import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import { ChangeRefused } from '../changeRefused.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openSqlite } from './openSqlite.ts';

const openStore = async (dataDir: string) => new FoodLogStore(await openSqlite(dataDir));
const day = { kind: 'days', start: '2026-11-20', end: '2026-11-20' } as const;

async function folderWithEntry(): Promise<{ dataDir: string; file: string }> {
  const dataDir = await temporaryFolder();
  const store = await openStore(dataDir);
  await logEntry(store, 'U1');
  await store.close();
  return { dataDir, file: join(dataDir, 'foodlog.sqlite') };
}

describe('the database file', () => {
  test('is created with its folder, for this user only', async () => {
    const dataDir = join(await temporaryFolder(), 'deep', 'data');
    await (await openStore(dataDir)).close();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  test('writes each entry to the disk before it is acknowledged', async () => {
    const db = await openSqlite(await temporaryFolder());
    const [journal, synchronous] = await Promise.all([
      sql`pragma journal_mode`.execute(db),
      sql`pragma synchronous`.execute(db),
    ]);
    await db.destroy();
    // 2 is FULL, with which a power cut loses no acknowledged entry.
    expect([...journal.rows, ...synchronous.rows]).toEqual([
      { journal_mode: 'wal' },
      { synchronous: 2 },
    ]);
  });

  test('keeps its entries when it is opened again', async () => {
    const { dataDir } = await folderWithEntry();
    const store = await openStore(dataDir);
    expect(await store.stats('U1', day)).toMatchObject({ calories: 70 });
    await store.close();
  });

  test('a change waits until another process has finished writing', async () => {
    const { dataDir, file } = await folderWithEntry();
    const store = await openStore(dataDir);
    const other = new SQLite(file);
    other.exec('begin immediate');
    const run = vi.spyOn(SQLite.prototype, 'exec');
    onTestFinished(() => run.mockRestore());
    let isDone = false;
    const change = logEntry(store, 'U1', { id: 'b'.repeat(24) }).then(() => (isDone = true));
    await expect.poll(() => run.mock.calls.length).toBeGreaterThan(1);
    expect(isDone).toBe(false);
    other.exec('rollback');
    other.close();
    await change;
    expect(await store.stats('U1', day)).toMatchObject({ calories: 140 });
    await store.close();
  });

  test('§7 returns exact sums that do not fit in 32 bits', async () => {
    const { dataDir, file } = await folderWithEntry();
    const sqlite = new SQLite(file);
    sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 22000)
      insert into food_log (owner, id, user_id, name, calories, fats, proteins, carbs, logged_at, day, content_hash, created_at)
      select owner, printf('%024d', i), user_id, name, 100000, fats, proteins, carbs, logged_at, day, '', 0
      from food_log, n`);
    sqlite.close();
    const store = await openStore(dataDir);
    expect(await store.stats('U1', day)).toEqual({
      calories: 2_200_000_070,
      fats: 110_005,
      proteins: 132_006,
      carbs: 22_001,
    });
    await store.close();
  });

  test('refuses a change whose totals are too large for an answer, and still deletes entries', async () => {
    const { dataDir, file } = await folderWithEntry();
    const sqlite = new SQLite(file);
    sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 21474)
      insert into food_log (owner, id, user_id, name, calories, fats, proteins, carbs, logged_at, day, content_hash, created_at)
      select owner, printf('%024d', i), user_id, name, 100000, fats, proteins, carbs, logged_at, day, '', 0
      from food_log, n`);
    sqlite.close();
    const store = await openStore(dataDir);
    const egg = { id: sampleEntry().id, version: 1 };
    const enlarge = () => store.update('U1', egg, { calories: 100_000 }, new Date());
    await expect(enlarge()).rejects.toThrow(new ChangeRefused('totalsTooLarge'));
    expect(await store.findById('U1', egg.id)).toMatchObject({ calories: 70 });
    expect(await store.items('U1', 1)).toMatchObject([{ calories: 70 }]);
    await store.delete('U1', [{ id: '1'.padStart(24, '0'), version: 1 }], new Date());
    await enlarge();
    await store.close();
  });

  test('reads totals from an index alone', async () => {
    const { file } = await folderWithEntry();
    const sqlite = new SQLite(file);
    const plan = (where: string) =>
      JSON.stringify(
        sqlite
          .prepare(
            `explain query plan select sum(calories), sum(carbs) from food_log where owner = 'U1' and deleted_at is null and ${where}`,
          )
          .all(),
      );
    expect(plan(`day between '2026-11-01' and '2026-11-30'`)).toContain(
      'COVERING INDEX food_log_owner_day',
    );
    expect(plan('logged_at between 1 and 2')).toContain('COVERING INDEX food_log_owner_logged_at');
    sqlite.close();
  });

  test.each([
    [
      'that is not a database',
      async () => Buffer.from('this is not a database, and nobody may overwrite it'.repeat(100)),
    ],
    [
      'whose middle was overwritten',
      async (file: string) => (await readFile(file)).fill(0xff, 4096, 12_000),
    ],
    ['that was cut short', async (file: string) => (await readFile(file)).subarray(0, 9000)],
  ])('%s stops the start with one line and is left as it is', async (_case, damage) => {
    const { dataDir, file } = await folderWithEntry();
    const damaged = await damage(file);
    await writeFile(file, damaged);
    await expect(openStore(dataDir)).rejects.toThrow(
      /^The database .*foodlog\.sqlite is damaged .* Restore it from a backup/,
    );
    expect((await readFile(file)).equals(damaged)).toBe(true);
  });

  test('from a newer version stops the start with one line and keeps its entries', async () => {
    const { dataDir, file } = await folderWithEntry();
    const sqlite = new SQLite(file);
    sqlite.exec(
      `insert into kysely_migration values ('9999 from the future', '2030-01-01T00:00:00.000Z')`,
    );
    sqlite.close();
    await expect(openStore(dataDir)).rejects.toThrow(
      /^The database .* was written by a newer version of Foodlog, and was left as it is\. Use that version/,
    );
    const again = new SQLite(file);
    expect(again.prepare('select count(*) as entries from food_log').get()).toEqual({ entries: 1 });
    again.close();
  });

  test.each([
    ['SQLITE_BUSY', 'is locked by another program, such as a backup.'],
    ['SQLITE_FULL', 'cannot be used, because its disk is full. Free some space, then try again.'],
    ['SQLITE_IOERR_SHMSIZE', 'cannot be used, because its disk is full.'],
    [
      'SQLITE_READONLY',
      'cannot be used (SQLITE_READONLY). Set DATA_DIR to a folder that this user',
    ],
  ])('that SQLite cannot open for %s stops the start with one line', async (code, line) => {
    const { dataDir } = await folderWithEntry();
    const exec = vi.spyOn(SQLite.prototype, 'exec');
    onTestFinished(() => exec.mockRestore());
    exec.mockImplementation(() => {
      throw new SQLite.SqliteError('it failed', code);
    });
    await expect(openStore(dataDir)).rejects.toThrow(line);
    await expect(openStore(dataDir)).rejects.not.toThrow(/\n/);
  });

  test('on a file system that cannot keep it stops the start with one line', async () => {
    const { dataDir } = await folderWithEntry();
    const pragma = vi.spyOn(SQLite.prototype, 'pragma');
    onTestFinished(() => pragma.mockRestore());
    pragma.mockImplementation((source) => (source.startsWith('quick_check') ? 'ok' : 'delete'));
    await expect(openStore(dataDir)).rejects.toThrow(
      /^The database .* is on a file system that SQLite cannot use, such as a network share\./,
    );
  });

  const ofLinux = ['/proc/self', '/proc/self/data', '/sys/data'];
  test.each(['/dev', '/dev/data', ...(process.platform === 'linux' ? ofLinux : [])])(
    'in %s, where the system keeps no files, stops the start with one line',
    async (dataDir) => {
      await expect(openStore(dataDir)).rejects.toThrow(
        /would be in \/(proc|sys|dev), which belongs to the system and keeps no files\. Set DATA_DIR/,
      );
    },
  );

  test('in a path that is not a folder stops the start with one line', async () => {
    const dataDir = join(await temporaryFolder(), 'taken');
    await writeFile(dataDir, '');
    await expect(openStore(dataDir)).rejects.toThrow(
      /cannot be used \(SQLITE_CANTOPEN\)\. Set DATA_DIR to a folder that this user may write/,
    );
    await mkdir(`${dataDir}2/foodlog.sqlite`, { recursive: true });
    await expect(openStore(`${dataDir}2`)).rejects.toThrow(/cannot be used \(SQLITE_CANTOPEN\)/);
  });
});
