import { fieldText } from '../../food-fields/fieldText.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { figureValue } from '../../figures/figureValue.ts';

/** The names of the fields with a given figure, in which a 0 is meant. */
export const givenFigures = (figures: readonly Figure[], values: object | undefined) =>
  new Set(
    figures
      .filter((figure) => Number.isFinite(figureValue(values, figure)))
      .map((figure) => figure.key),
  );

/** Whether a food has a figure, if any are asked for. A 0 with which a field begins is none. */
export const hasFigure = (
  figures: readonly Figure[],
  food: object,
  data: FormData,
  given: Set<string>,
) =>
  figures.length === 0 ||
  figures.some((figure) => {
    const value = figureValue(food, figure);
    return value === 0
      ? given.has(figure.key) && fieldText(data, figure.key).trim() !== ''
      : value !== null;
  });
