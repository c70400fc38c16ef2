import { describe, expect, onTestFinished, test } from 'vitest';
import { acknowledgedBefore } from './acknowledgedBefore.ts';
import { lostEntries } from './lostEntries.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';
import { seeded } from '../../server/testing/seeded.ts';
import { temporaryFolder } from '../../server/testing/testServer.ts';
import { isLong, seed } from '../randomised.ts';

const rounds = isLong ? 50 : 3;

async function startPostgres(): Promise<PostgresServer> {
  const server = await PostgresServer.start();
  onTestFinished(() => server.remove());
  return server;
}

const engines = {
  SQLite: async () => ({
    settings: { dataDir: await temporaryFolder(), databaseUrl: undefined },
    server: undefined,
  }),
  PostgreSQL: async () => {
    const server = await startPostgres();
    return { settings: { dataDir: '', databaseUrl: server.url('postgres') }, server };
  },
};

describe.each(Object.entries(engines))('%s', (name, create) => {
  test('keeps every acknowledged entry when its processes are killed amid writes', async () => {
    const { settings, server } = await create();
    const random = seeded(seed);
    const acknowledged: string[] = [];
    let unanswered = 0;
    for (let round = 0; round < rounds; round += 1) {
      const enough = Math.floor(random() * 100);
      // The first is the one that was being made when the last writer was killed: it is sent again.
      const first = acknowledged.length;
      let stopped: Promise<void> | undefined;
      const ids = await acknowledgedBefore(settings, { first, enough }, (writer) => {
        // The database is killed under a writer that goes on, or both are.
        stopped = server?.stop('SIGKILL');
        if (!server || random() < 0.5) writer.kill('SIGKILL');
      });
      acknowledged.push(...ids);
      await stopped;
      await server?.run();
      expect(await lostEntries(settings, acknowledged)).toEqual([]);
      const next = acknowledged.length.toString(16).padStart(24, '0');
      unanswered += 1 - (await lostEntries(settings, [next])).length;
    }
    console.log(
      `${name}: ${rounds} kills, ${acknowledged.length} entries acknowledged, 0 lost, 0 doubled; ${unanswered} were stored without an answer, and sent again`,
    );
    expect(acknowledged.length).toBeGreaterThan(0);
  });
});
