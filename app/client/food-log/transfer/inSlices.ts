import { nextTask } from '../outbox/nextTask.ts';

/** How long the page may be busy at once, in milliseconds: a phone takes four times as long for the last item. */
const maxBusyMs = 12;

/** After how many items the clock is asked. */
const itemsPerLook = 32;

/**
 * Does something with each item in short tasks, between which the page answers the person.
 * @throws the reason of the signal when it aborts.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item, index: number) => void,
): Promise<void> {
  let begun = performance.now();
  for (const [index, item] of items.entries()) {
    work(item, index);
    if (index % itemsPerLook > 0 || performance.now() - begun < maxBusyMs) continue;
    await nextTask();
    signal.throwIfAborted();
    begun = performance.now();
  }
}
