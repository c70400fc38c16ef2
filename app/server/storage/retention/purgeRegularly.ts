import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { finishImports } from './finishImports.ts';
import { purgeDeleted } from './purgeDeleted.ts';

/** How long others have their turn between two owners, in milliseconds. */
const pause = 50;
const hour = 3_600_000;

/** Waits, and rejects when the signal is aborted. */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const realWait: Wait = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, { signal, ref: false });

/**
 * Purges what was deleted long ago, and finishes imports that nobody continues, now and about once an hour. The time varies, so that servers of one database take
 * turns.
 * @param onError Called when it failed. It is tried again the next time.
 * @param wait How it waits.
 * @returns a function that stops it, and resolves when the database is no longer used.
 */
export function purgeRegularly(
  db: Kysely<Database>,
  onError: (error: unknown) => void,
  wait = realWait,
): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const purge = async () => {
    while (!signal.aborted) {
      for (const task of [finishImports, purgeDeleted]) {
        try {
          await task(db, new Date(), () => wait(pause, signal));
        } catch (error) {
          if (!signal.aborted) onError(error);
        }
      }
      await wait(hour * (0.5 + Math.random()), signal).catch(() => {});
    }
  };
  const running = purge();
  return async () => {
    stop.abort();
    await running;
  };
}
