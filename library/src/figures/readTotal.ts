import { round } from '../format/round.ts';
import { inUnit } from './inUnit.ts';
import type { ShownFigure } from './useFigures.ts';

/** A total and its target as they are shown; `undefined` where they are not known. */
export interface ReadTotal {
  total: number | undefined;
  target: number | undefined;
  /** From the total up to the target, so that the numbers that are shown add up; negative above the target. */
  left: number | undefined;
}

type Given = number | null | undefined;

type Rounded = Pick<ShownFigure, 'fractionDigits' | 'scale'>;

const shown = (value: Given, figure: Rounded) =>
  Number.isFinite(value) ? round(inUnit(Number(value), figure), figure.fractionDigits) : undefined;

export function readTotal(value: Given, aim: Given, figure: Rounded): ReadTotal {
  const { fractionDigits } = figure;
  const total = shown(value, figure);
  const target = shown(Number(aim) < 0 ? undefined : aim, figure);
  const isComplete = total !== undefined && target !== undefined;
  return { total, target, left: isComplete ? round(target - total, fractionDigits) : undefined };
}
