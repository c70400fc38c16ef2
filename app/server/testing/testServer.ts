import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createServer, type Dependencies } from '../server.ts';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openSqlite } from '../storage/sqlite/openSqlite.ts';
import type { Settings } from '../web/settings.ts';
import { createTestKeys } from './testKeys.ts';
import { testSettings } from './testSettings.ts';

/** The parts of an answer that GraphQL clients read. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; reason?: string; requestId?: string };
  }[];
}

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foodlog-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts the whole server without a network, and closes it and its store after the test. Without a store of `engines`, it
 * has a new one on SQLite.
 */
export async function createTestServer(
  settings: Partial<Settings> = {},
  dependencies: Partial<Dependencies> = {},
) {
  const dataDir = await temporaryFolder();
  const { keys, token } = await createTestKeys('local', dependencies.now);
  const store = dependencies.store ?? new FoodLogStore(await openSqlite(dataDir));
  const app = await createServer(
    { ...testSettings(dataDir), ...settings },
    {
      keys,
      logStream: { write: () => undefined },
      // With a clock of the test, no time passes beside it.
      ...(dependencies.now && { elapsed: () => 0 }),
      ...dependencies,
      store,
    },
  );
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });

  /** Sends an operation to /api with the token. */
  const ask = async (
    query: string,
    variables: object = {},
    bearer?: string,
    operationName?: string,
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api',
      headers: { authorization: `Bearer ${bearer ?? (await token())}` },
      payload: { query, variables, operationName },
    });
    return { status: answer.statusCode, ...answer.json<Answer>() };
  };
  return { app, store, token, ask };
}
