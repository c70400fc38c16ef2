import { partOfDay, partsPerDay, partWeights } from './partOfDay.ts';

/** The half-life of an entry's weight, in milliseconds. */
const halfLife = 20 * 86_400_000;

/** An entry of a food, as far as its suggestion depends on it. */
export interface CountedEntry {
  logged_at: number | string;
  minute_of_day: number;
}

/** PostgreSQL returns an int8 as text. */
const timeOf = ({ logged_at }: CountedEntry) => Number(logged_at);

/**
 * Returns the score of a food in each part of the day, from its entries, newest first. An entry weighs twice as much as
 * one that is older by a half-life. The score is the logarithm of the summed weights, in half-lives since 1970, so that
 * it need not be recomputed as time passes and does not overflow.
 */
export function scores(entries: readonly CountedEntry[]): { part_of_day: number; score: number }[] {
  const [latest] = entries;
  const newest = latest ? timeOf(latest) : 0;
  const counts = new Map<number, number>();
  for (const entry of entries) {
    const part = partOfDay(entry.minute_of_day);
    counts.set(part, (counts.get(part) ?? 0) + 2 ** ((timeOf(entry) - newest) / halfLife));
  }
  const sums = new Map<number, number>();
  for (const [own, count] of counts) {
    for (const { shift, weight } of partWeights) {
      const part = (own + shift) % partsPerDay;
      sums.set(part, (sums.get(part) ?? 0) + weight * count);
    }
  }
  return [...sums].map(([part_of_day, sum]) => ({
    part_of_day,
    score: Math.log2(sum) + newest / halfLife,
  }));
}

/** Whether an entry counts in another part of the day than those that are scored. */
export function countsBeyond(
  { minute_of_day }: CountedEntry,
  scored: ReadonlySet<number>,
): boolean {
  const own = partOfDay(minute_of_day);
  return partWeights.some(({ shift }) => !scored.has((own + shift) % partsPerDay));
}
