import type { Figure, FigureValues } from './Figure.types.ts';
import { figureValue } from './figureValue.ts';

/** The sums of some entries, as TotalsCard shows them. */
export interface FigureSums<Figures extends readonly Figure[]> {
  /** The total of each figure by its key; `null` where no entry has it. Of no entries, each total is 0. */
  totals: Record<Figures[number]['key'], number | null>;
  /** How many entries have each figure, by its key. */
  known: Record<Figures[number]['key'], number>;
  /** The number of the entries. */
  count: number;
}

/** Whole sums are exact. Of others, twelve digits have none of the errors of binary fractions. */
const exact = (sum: number) => (Number.isInteger(sum) ? sum : Number(sum.toPrecision(12)));

/** Adds up entries for a TotalsCard: `<TotalsCard figures={figures} {...sumFigures(entries, figures)} />`. */
export function sumFigures<const Figures extends readonly Figure[]>(
  entries: readonly Partial<FigureValues<Figures, null>>[],
  figures: Figures,
): FigureSums<Figures>;
export function sumFigures(
  entries: readonly object[],
  figures: readonly Figure[],
): FigureSums<readonly Figure[]> {
  const { length: count } = entries;
  const sums = figures.map((figure) => {
    const values = entries.map((entry) => figureValue(entry, figure) ?? NaN);
    const known = values.filter((value) => Number.isFinite(value));
    const isKnown = known.length > 0 || count === 0;
    const total = isKnown ? exact(known.reduce((sum, value) => sum + value, 0)) : null;
    return { key: figure.key, total, known: known.length };
  });
  return {
    totals: Object.fromEntries(sums.map(({ key, total }) => [key, total])),
    known: Object.fromEntries(sums.map(({ key, known }) => [key, known])),
    count,
  };
}
