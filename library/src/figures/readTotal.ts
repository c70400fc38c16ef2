import { round } from '../format/round.ts';

/** A total and its target as they are shown; `undefined` where they are not known. */
export interface ReadTotal {
  total: number | undefined;
  target: number | undefined;
  /** From the total up to the target, so that the numbers that are shown add up; negative above the target. */
  left: number | undefined;
}

type Given = number | null | undefined;

const shown = (value: Given, fractionDigits: number) =>
  Number.isFinite(value) ? round(Number(value), fractionDigits) : undefined;

export function readTotal(value: Given, aim: Given, fractionDigits: number): ReadTotal {
  const total = shown(value, fractionDigits);
  const target = shown(Number(aim) < 0 ? undefined : aim, fractionDigits);
  const isComplete = total !== undefined && target !== undefined;
  return { total, target, left: isComplete ? round(target - total, fractionDigits) : undefined };
}
