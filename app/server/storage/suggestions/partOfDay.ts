export const minutesPerPart = 180;
export const partsPerDay = 1440 / minutesPerPart;

/** Returns the part of the day (0 to 7, 3 hours each) that contains a minute (0 to 1439). */
export function partOfDay(minute: number): number {
  return Math.floor(minute / minutesPerPart);
}

/** Returns the weight of an entry in its own part of the day and in the two neighbouring parts, also past midnight. */
export const partWeights = [
  { shift: 0, weight: 2 },
  { shift: 1, weight: 1 },
  { shift: partsPerDay - 1, weight: 1 },
] as const;
