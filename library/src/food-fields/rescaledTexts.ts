import { scaleOf } from '../figures/inUnit.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import { figureRules } from './figureRules.ts';
import type { FoodTexts } from './fillFood.ts';
import { rescaledText } from './showFigure.ts';

/** Writes texts of figures in the units of now. */
export function rescaledTexts(
  texts: FoodTexts,
  before: readonly ShownFigure[],
  now: readonly ShownFigure[],
  locale: string,
): FoodTexts {
  const rulesOf = (figure: ShownFigure) => figureRules({ max: Infinity, locale }, figure);
  const rescaled = now.flatMap((figure) => {
    const old = before.find(({ key }) => key === figure.key);
    const text = texts[figure.key];
    if (!old || text === undefined || scaleOf(old) === scaleOf(figure)) return [];
    return [[figure.key, rescaledText(text, rulesOf(old), rulesOf(figure))] as const];
  });
  return { ...texts, ...Object.fromEntries(rescaled) };
}
