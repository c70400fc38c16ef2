/** What TotalsCard is compared with: the same card in plain MUI, and the smallest card of MUI. */
const kinds = ['TotalsCard', 'PlainTotals', 'BareCard'] as const;
type Kind = (typeof kinds)[number];

/** The comparison of two kinds: the ratio of their medians, and the middle half of the ratios of single rounds. */
export interface Comparison {
  ratio: number;
  from: number;
  to: number;
}

const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Measures all kinds in turn, in a different order each round, so that other load on the machine affects all equally.
 * @param measure returns the time for some of a kind.
 */
export async function compare(
  measure: (kind: Kind) => Promise<number> | number,
  rounds: number,
): Promise<{ plain: Comparison; bare: Comparison }> {
  const warmUp = 5;
  const times: Record<Kind, number[]> = { TotalsCard: [], PlainTotals: [], BareCard: [] };
  for (let index = 0; index < rounds + warmUp; index += 1) {
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(turn + index) % kinds.length] ?? 'TotalsCard';
      const took = await measure(kind);
      if (index >= warmUp) times[kind].push(took);
    }
  }
  const against = (other: Kind): Comparison => {
    const ratios = times.TotalsCard.map(
      (took, index) => took / (times[other][index] ?? Number.NaN),
    );
    return {
      ratio: round(quantile(times.TotalsCard, 0.5) / quantile(times[other], 0.5)),
      from: round(quantile(ratios, 0.25)),
      to: round(quantile(ratios, 0.75)),
    };
  };
  return { plain: against('PlainTotals'), bare: against('BareCard') };
}
