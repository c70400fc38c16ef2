import { Allowance, maxSummedEntries } from '../storage/Allowance.ts';
import { badUserInput } from './badUserInput.ts';

/** How many items the lists of one operation may have together. */
export const maxListedItems = 1000;
/** How many entries one operation may change. */
export const maxChangedEntries = 200;

const allow = (most: number, what: string, instead: string) =>
  new Allowance(most, () =>
    badUserInput(`The operation ${what} more than ${most.toLocaleString('en')} ${instead}`),
  );

/** How much one operation may read and change, all of its fields together. */
export class OperationLimits {
  readonly listed = allow(
    maxListedItems,
    'lists',
    'items. List fewer, or send several operations.',
  );
  readonly summed = allow(maxSummedEntries, 'sums', 'entries. Ask for a shorter range.');
  readonly changed = allow(maxChangedEntries, 'changes', 'entries. Send several operations.');
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves a field after those before it, so that it knows what they have read, and needs the database alone. */
  inSequence<Value>(resolve: () => Promise<Value>): Promise<Value> {
    const value = this.#last.then(resolve, resolve);
    this.#last = value;
    return value;
  }
}
