import { setImmediate } from 'node:timers/promises';
import type { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';

const now = new Date('2026-11-20T12:00:00Z');
const pair = (number: number) =>
  ['a', 'b'].map((half) => ({ id: half + String(number).padStart(23, '0'), version: 1 }));

/**
 * Logs pair after pair for several owners, both entries of a pair in one change. Right after pair 2n it deletes pair n,
 * both entries in one change.
 */
export class PairWriter {
  readonly #store: FoodLogStore;
  readonly #owners: readonly string[];
  readonly #writing: Promise<void>;
  #isStopped = false;
  made = 0;

  constructor(store: FoodLogStore, owners: readonly string[]) {
    this.#store = store;
    this.#owners = owners;
    this.#writing = this.#write();
  }

  async waitFor(pairs: number): Promise<void> {
    while (this.made < pairs) await setImmediate();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#writing;
  }

  #ownerOf(number: number): string {
    return this.#owners[number % this.#owners.length] ?? '';
  }

  async #write(): Promise<void> {
    for (let number = 1; !this.#isStopped; number += 1) {
      const entries = pair(number).map(({ id }) => sampleEntry({ id }));
      await this.#store.create(this.#ownerOf(number), entries, now);
      if (number % 2 === 0) {
        await this.#store.delete(this.#ownerOf(number / 2), pair(number / 2), now);
      }
      this.made = number;
      await setImmediate();
    }
  }

  /** Returns the number of pairs in these rows of food_log. Throws if there was never such a state. */
  static pairsIn(rows: readonly { id?: unknown; deleted_at?: unknown }[]): number {
    const states = new Map(
      rows.map(({ id, deleted_at }) => [id, deleted_at === null ? 'logged' : 'deleted']),
    );
    const stateOf = (number: number) => {
      const [one, other] = pair(number).map(({ id }) => states.get(id) ?? 'missing');
      if (one !== other) throw new Error(`Of pair ${number}, one is ${one} and one is ${other}.`);
      return one;
    };
    let pairs = 0;
    while (stateOf(pairs + 1) !== 'missing') pairs += 1;
    for (let number = 1; number <= pairs * 2; number += 1) {
      const state = number > pairs ? 'missing' : number * 2 < pairs ? 'deleted' : 'logged';
      // The pair that is deleted next may be deleted already.
      const isNext = number * 2 === pairs;
      if (stateOf(number) !== state && !isNext) throw new Error(`Pair ${number} is not ${state}.`);
    }
    return pairs;
  }
}
