import type { ShownFigure } from '../figures/useFigures.ts';
import { scaleOf } from '../figures/inUnit.ts';
import type { FigureRules } from './parseFigure.ts';

/** What the fields of a food take. */
export interface FoodRules<Empty extends null | 0> {
  figures: readonly ShownFigure[];
  /** The largest number of a figure that has no `max` of its own. */
  max: number;
  maxLength: number;
  /** What an empty figure is read as that is not optional; without it, such a figure is an error. */
  emptyValue: Empty | undefined;
  locale: string;
}

/** What the field of a figure takes. */
export const figureRules = (
  { max, locale }: Pick<FoodRules<null | 0>, 'max' | 'locale'>,
  figure: ShownFigure,
): Required<FigureRules> => ({
  max: figure.max ?? max,
  fractionDigits: figure.fractionDigits,
  locale,
  scale: scaleOf(figure),
  units: [figure.unit, figure.symbol ?? ''],
});
