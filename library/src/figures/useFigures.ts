import { useMemo } from 'react';
import type { Figure, FractionDigits } from './Figure.types.ts';
import { withOwnKeys } from './withOwnKeys.ts';

/** A figure with all that a component needs to show it. */
export interface ShownFigure extends Figure {
  fractionDigits: FractionDigits;
}

/** What makes figures the same as before, whatever else a team puts into its own. */
const fields = [
  'key',
  'label',
  'unit',
  'fractionDigits',
  'max',
  'optional',
  'color',
  'symbol',
  'scale',
];

type FoodWord = 'calories' | 'fats' | 'proteins' | 'carbs' | 'kilocalories' | 'grams';

/** The figures of a food, in these words. */
export const foodFigures = (text: Partial<Record<FoodWord, string>>): Figure[] =>
  (['calories', 'fats', 'proteins', 'carbs'] as const).map((key, index) => ({
    key,
    label: text[key] ?? '',
    unit: text[index ? 'grams' : 'kilocalories'] ?? '',
    symbol: index ? 'g' : 'kcal',
  }));

/**
 * The figures that a component shows, those of a food unless it is given others. It is the same array as before while
 * nothing in it changes, so that a team may write `figures` where it renders.
 * @param fractionDigits those of a figure that does not say.
 */
export function useFigures(
  figures: readonly Figure[] | undefined,
  text: Partial<Record<FoodWord, string>>,
  fractionDigits: FractionDigits,
): readonly ShownFigure[] {
  const shown = (figures ?? foodFigures(text)).map((figure) =>
    Object.assign({}, figure, { fractionDigits: figure.fractionDigits ?? fractionDigits }),
  );
  // oxlint-disable-next-line react/exhaustive-deps -- the text holds all that is in the figures
  return useMemo(() => withOwnKeys(shown), [JSON.stringify(shown, fields)]);
}
