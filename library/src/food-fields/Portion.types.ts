import type { Figure, FigureValues, FoodFigures, FractionDigits } from '../figures/Figure.types.ts';
import type { Optional } from '../slots/Slots.types.ts';

/** A portion in which a food is eaten, such as a slice. */
export interface Portion {
  /** Tells it from the other portions: not empty, and unique. A portion whose key is empty or an earlier one's is left out. */
  key: string;
  /** What a person calls one of it, such as "slice". */
  label: string;
  /** How much one of it is, in the unit of `per`, such as 32 for 32 g. Above 0; else nothing is known about the portion. */
  amount: number;
}

/** How much of a food. */
export interface PortionValue {
  /** How many of the portion: `null` for an empty field, and NaN for a text that is no number from 0 to `max`. */
  amount: number | null;
  /** The key of the portion, or `null` for the unit of `per` itself, such as grams. */
  portion: string | null;
}

/** A food whose figures are those of a certain amount. */
export interface PortionedFood<Figures extends readonly Figure[] = FoodFigures> {
  /** The figures of `per`. One that is missing, `null` or not finite is not known, and stays so in every portion. */
  food: Optional<FigureValues<Figures, null>> & { name?: string | undefined };
  /**
   * The amount that has the figures of `food`: `{ amount: 100, unit: 'g' }` for a package, or `{ amount: 1, unit: 'bowl' }`. An
   * amount that is not above 0 says nothing, so that no figure is known.
   * @default 100 g
   */
  per?: { amount: number; unit: string } | undefined;
  /**
   * The portions that can be chosen beside the unit of `per`.
   * @default []
   */
  portions?: readonly Portion[] | undefined;
  /**
   * The figures that are calculated, the first in large digits.
   * @default those of a food
   */
  figures?: Figures | undefined;
  /**
   * The most digits after the decimal separator of figures that do not say. Each figure is rounded once.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
}
