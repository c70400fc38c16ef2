export const minutesPerPart = 180;
export const partsPerDay = 1440 / minutesPerPart;

/** The part of the day that a minute (0 to 1439) is in: 0 to 7, of 3 hours each. */
export function partOfDay(minute: number): number {
  return Math.floor(minute / minutesPerPart);
}

/** What an entry counts in its own part of the day and, going round midnight, in the two beside it. */
export const partWeights = [
  { shift: 0, weight: 2 },
  { shift: 1, weight: 1 },
  { shift: partsPerDay - 1, weight: 1 },
] as const;
