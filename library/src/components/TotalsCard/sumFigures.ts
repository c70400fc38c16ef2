import type { Figure, FigureValues } from '../../figures/Figure.types.ts';

/** The sums of some entries, as TotalsCard shows them. */
export interface FigureSums {
  /** The total of each figure by its key; `null` where no entry has it. Of no entries, each total is 0. */
  totals: Record<string, number | null>;
  /** How many entries have each figure, by its key. */
  known: Record<string, number>;
  /** The number of the entries. */
  count: number;
}

/** Twelve digits hold every sum of figures, and none of the errors of binary fractions. */
const exact = (sum: number) => Number(sum.toPrecision(12));

/** Adds up entries for a TotalsCard: `<TotalsCard figures={figures} {...sumFigures(entries, figures)} />`. */
export function sumFigures<const Figures extends readonly Figure[]>(
  entries: readonly Partial<FigureValues<Figures, null>>[],
  figures: Figures,
): FigureSums {
  const { length: count } = entries;
  const sums = figures.map(({ key }) => {
    const values = entries.map((entry) => Number(new Map(Object.entries(entry)).get(key) ?? NaN));
    const known = values.filter((value) => Number.isFinite(value));
    const total =
      known.length === 0 && count > 0 ? null : known.reduce((sum, value) => sum + value, 0);
    return { key, total: total === null ? null : exact(total), known: known.length };
  });
  return {
    totals: Object.fromEntries(sums.map(({ key, total }) => [key, total])),
    known: Object.fromEntries(sums.map(({ key, known }) => [key, known])),
    count,
  };
}
