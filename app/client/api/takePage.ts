import { areEntries, take } from './answers.ts';
import type { EntryFragment } from './operations.generated.ts';

/** How many entries a list is asked for at once, as operations.graphql says. */
const pageSize = 500;

/**
 * Adds a page to the entries that were listed before it.
 * @returns the id after which the next page starts, undefined if this was the last.
 */
export function takePage(
  entries: Map<string, EntryFragment>,
  answer: EntryFragment[],
): string | undefined {
  // A proxy that repeats a page would be asked for ever.
  const isNew = (value: unknown) => areEntries(value) && !entries.has(Object(value)[0]?.id);
  const page = take(isNew, answer);
  for (const entry of page) entries.set(entry.id, entry);
  return page.length < pageSize ? undefined : page.at(-1)?.id;
}
