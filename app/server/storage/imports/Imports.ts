import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { run } from '../prepared.ts';
import { readsOf } from '../sqlite/reader.ts';
import { commitSome, refuseOtherCount } from './commitSome.ts';
import {
  selectImport,
  selectLatestImports,
  toImport,
  type FoodLogImport,
  type ImportKey,
  type ImportRow,
} from './importRows.ts';
import { refuseFullDays } from './refuseFullDays.ts';
import { stageEntries, type Staging } from './stageEntries.ts';
import { undoSome } from './undoSome.ts';

/** How many transactions a call makes at most, and for how many milliseconds it begins others. */
const [mostSteps, longestCall] = [20, 1000];
/** For how many milliseconds others have their turn between two. PostgreSQL lets who asks at once in before who waits. */
const pause = 10;
const mostListed = 20;

/** Lets others have their turn. On SQLite a step holds the process, and what has come over the network is read after it only. */
async function giveWay(): Promise<void> {
  await setTimeout(pause);
  await setImmediate();
}

/** Makes steps until the import is in its last state, or enough was done in one call. */
async function repeat(
  last: FoodLogImport['state'],
  step: () => Promise<FoodLogImport>,
  end = performance.now() + longestCall,
): Promise<FoodLogImport> {
  let result = await step();
  for (let steps = 1; steps < mostSteps && result.state !== last; steps += 1) {
    if (performance.now() > end) break;
    result = await step();
  }
  return result;
}

/**
 * The imports of people. What is staged is beside the log until it is committed. Each call is made completely, refused with an
 * ImportRefused, or stopped between two steps, each of which is a transaction that also says how far the import is: it can
 * be repeated, also by several callers at once.
 */
export class Imports {
  readonly #db: Kysely<Database>;
  readonly #reads: Kysely<Database>;
  readonly #write: <Result>(change: Promise<Result>) => Promise<Result>;
  /** By owner, what ends when the owner's next step may begin. */
  readonly #turns = new Map<string, Promise<void>>();
  /** By owner and id, the last day that was checked of an import whose check takes more than one call. */
  readonly #checked = new Map<string, { of: string; day: string }>();

  /** @param write Is given every change. */
  constructor(
    db: Kysely<Database>,
    write: <Result>(change: Promise<Result>) => Promise<Result> = (change) => change,
  ) {
    this.#db = db;
    this.#reads = readsOf(db);
    this.#write = write;
  }

  /** Returns the latest 20, the newest first. */
  async list(owner: string): Promise<FoodLogImport[]> {
    const rows = await run(this.#reads, selectLatestImports({ owner, limit: mostListed }));
    return rows.map(toImport);
  }

  /** Stores entries beside the log. */
  stage(staging: Staging, now: Date): Promise<FoodLogImport> {
    return this.#write(stageEntries(this.#db, staging, now));
  }

  /**
   * Puts the next 2,000 entries into the log, or as many as it can in about a second. If it cannot check all days of the import
   * in this time, the import stays staged, and the next call goes on.
   * @param entries How many were staged in all; undefined if that need not be compared.
   */
  async commit(key: ImportKey, entries: number | undefined, now: Date): Promise<FoodLogImport> {
    const end = performance.now() + longestCall;
    const [row] = await run(this.#reads, selectImport(key));
    if (row?.state === 'STAGED') {
      refuseOtherCount(row, entries);
      if (!(await this.#checkDays(row, end))) return toImport(row);
    }
    return repeat(
      'IMPORTED',
      () => this.#inTurn(key.owner, () => commitSome(this.#db, key, entries, now)),
      end,
    );
  }

  /**
   * Takes the next 2,000 entries out of the log, or as many as it can in about a second.
   * @param options As those of undoSome.
   */
  undo(key: ImportKey, now: Date, options?: { onlyLeft: boolean }): Promise<FoodLogImport> {
    return repeat('UNDONE', () =>
      this.#inTurn(key.owner, () => undoSome(this.#db, key, now, options)),
    );
  }

  /** Goes on to check that no day gets too many entries. Returns whether all days are checked. */
  async #checkDays(row: ImportRow, end: number): Promise<boolean> {
    const { owner, id, created_at, entries } = row;
    // What was staged since, or after the owner was erased, is not checked yet.
    const of = `${created_at} ${entries}`;
    const ownedId = `${owner} ${id}`;
    const before = this.#checked.get(ownedId);
    const checked = before?.of === of ? before.day : '';
    const day = await refuseFullDays(this.#reads, { owner, id }, checked, end);
    if (day === undefined) this.#checked.delete(ownedId);
    else this.#checked.set(ownedId, { of, day });
    return day === undefined;
  }

  /** Makes a step after the owner's others, however many calls there are, and others have their turn in between. */
  #inTurn<Result>(owner: string, step: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(owner) ?? Promise.resolve();
    const made = before.then(() => this.#write(step()));
    const turn = made.then(giveWay, giveWay).finally(() => {
      if (this.#turns.get(owner) === turn) this.#turns.delete(owner);
    });
    this.#turns.set(owner, turn);
    return made;
  }
}
