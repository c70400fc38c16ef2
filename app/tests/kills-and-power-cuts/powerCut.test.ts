import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acknowledgedBefore } from './acknowledgedBefore.ts';
import { LoopDisk } from './LoopDisk.ts';
import { lostEntries } from './lostEntries.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';
import { seeded } from '../../server/testing/seeded.ts';
import { temporaryFolder } from '../../server/testing/testServer.ts';
import type { DatabaseSettings } from '../../server/storage/openDatabase.ts';

const rounds = 10;

interface Machine {
  settings: DatabaseSettings;
  /** Ends all processes that use the disk. */
  kill?: () => Promise<void>;
  start?: () => Promise<void>;
}

type Engine = (disk: LoopDisk) => Promise<Machine>;

const sqlite: Engine = async ({ folder }) => ({
  settings: { dataDir: join(folder, 'data'), databaseUrl: undefined },
});

const postgres =
  (...options: string[]): Engine =>
  async ({ folder }) => {
    const server = await PostgresServer.start(options, folder);
    return {
      settings: { dataDir: '', databaseUrl: server.url('postgres') },
      kill: () => server.stop('SIGKILL'),
      start: () => server.run(),
    };
  };

/** Cuts the power amid writes, and returns how many entries were acknowledged before, and how many of them are lost. */
async function cutPower(engine: Engine) {
  const parent = await temporaryFolder();
  // PostgreSQL may run as another user.
  await chmod(parent, 0o755);
  let acknowledged = 0;
  let lost = 0;
  const random = seeded(1);
  for (let round = 0; round < rounds; round += 1) {
    const folder = join(parent, String(round));
    await mkdir(folder, { mode: 0o755 });
    const disk = await LoopDisk.create(folder);
    const { settings, kill, start } = await engine(disk);
    disk.sync();
    try {
      const before: string[] = [];
      const enough = 50 + Math.floor(random() * 500);
      await acknowledgedBefore(settings, { first: 0, enough }, (writer, ids) => {
        disk.cutPower();
        before.push(...ids);
        writer.kill('SIGKILL');
      });
      await kill?.();
      await disk.recover();
      // Without a safe disk, the database itself may be damaged.
      await start?.().catch(() => {});
      const missing = await lostEntries(settings, before).catch(() => before);
      acknowledged += before.length;
      lost += missing.length;
    } finally {
      await kill?.();
      disk.unmount();
    }
  }
  return { acknowledged, lost };
}

test.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres()],
])('%s keeps every acknowledged entry when the power is cut', async (name, engine) => {
  const { acknowledged, lost } = await cutPower(engine);
  console.log(`${name}: ${rounds} power cuts, ${acknowledged} entries acknowledged, ${lost} lost`);
  expect(acknowledged).toBeGreaterThan(rounds);
  expect(lost).toBe(0);
});

test('SQLite that does not wait for the disk loses entries, so this would be noticed', async () => {
  process.env['UNSAFE'] = '1';
  onTestFinished(() => {
    delete process.env['UNSAFE'];
  });
  const { acknowledged, lost } = await cutPower(sqlite);
  console.log(`synchronous=OFF: ${acknowledged} entries acknowledged, ${lost} lost`);
  expect(lost).toBeGreaterThan(0);
});

test('PostgreSQL that does not wait for the disk loses entries, so this would be noticed', async () => {
  const { acknowledged, lost } = await cutPower(postgres('fsync = off'));
  console.log(`fsync=off: ${acknowledged} entries acknowledged, ${lost} lost`);
  expect(lost).toBeGreaterThan(0);
});
