import { useMemo } from 'react';
import type { Figure, FractionDigits } from './Figure.types.ts';

/** A figure with all that a component needs to show it. */
export interface ShownFigure extends Figure {
  fractionDigits: FractionDigits;
}

type FoodWord = 'calories' | 'fats' | 'proteins' | 'carbs' | 'kilocalories' | 'grams';

/** The figures of a food, in these words. */
function foodFigures(text: Partial<Record<FoodWord, string>>): Figure[] {
  const {
    calories = '',
    fats = '',
    proteins = '',
    carbs = '',
    kilocalories = '',
    grams = '',
  } = text;
  return [
    { key: 'calories', label: calories, unit: kilocalories },
    { key: 'fats', label: fats, unit: grams },
    { key: 'proteins', label: proteins, unit: grams },
    { key: 'carbs', label: carbs, unit: grams },
  ];
}

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
  const shown = (figures ?? foodFigures(text)).map(
    ({ key, label, unit, max, optional, fractionDigits: own = fractionDigits }) => ({
      key,
      label,
      unit,
      max,
      optional,
      fractionDigits: own,
    }),
  );
  // oxlint-disable-next-line react/exhaustive-deps -- the text holds all that is in the figures
  return useMemo(() => shown, [JSON.stringify(shown)]);
}
