/** Returns the value below which this share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Returns the middle value. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Writes the middle value, and between which values the middle half lies. */
export function spread(values: readonly number[], digits = 2): string {
  const [middle, from, to] = [0.5, 0.25, 0.75].map((share) =>
    quantile(values, share).toFixed(digits),
  );
  return `${middle} (${from}–${to})`;
}
