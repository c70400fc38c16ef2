import { expect, onTestFinished, test, vi } from 'vitest';
import { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { createTestServer } from '../testing/testServer.ts';

/** Lets the time pass until the server tries again whether the database works. */
async function tryAgain(): Promise<void> {
  vi.advanceTimersByTime(5000);
  await new Promise(setImmediate);
}

test('an outage is two lines of the log, however many requests fail, and one more for another kind of failure', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app, store, ask } = await createTestServer({ logLevel: 'warn' }, { logStream });
  const fail = (problem: 'full' | 'unreachable') => {
    const error = new StorageUnavailable(problem, new Error('no space left'));
    vi.spyOn(store, 'items').mockRejectedValue(error);
    vi.spyOn(store, 'isMigrated').mockRejectedValue(error);
  };
  const requests = async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await ask('{ foodLogItems { name } }')).status).toBe(503);
    }
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  };
  fail('full');
  await requests();
  await tryAgain();
  fail('unreachable');
  await requests();
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line.length).toBeLessThan(400);
  vi.restoreAllMocks();
  await tryAgain();
  expect((await ask('{ foodLogItems { name } }')).status).toBe(200);
  await tryAgain();
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 50, problem: 'full', reason: expect.stringContaining('no space left') },
    { level: 50, problem: 'unreachable' },
    { level: 40, msg: 'The database can be used again.', seconds: 10, failures: 42 },
  ]);
  fail('full');
  await requests();
  expect(lines).toHaveLength(4);
});
