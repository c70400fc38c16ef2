import { divide, exactOf, multiply, roundExact } from './exactNumber.ts';
import type { ExactNumber } from './exactNumber.ts';
import type { Figure, FigureValues, FoodFigures } from '../figures/Figure.types.ts';
import { figureValue } from '../figures/figureValue.ts';
import { foodFigures } from '../figures/useFigures.ts';
import { withOwnKeys } from '../figures/withOwnKeys.ts';
import { ownPortions } from './ownPortions.ts';
import type { PortionedFood, PortionValue } from './Portion.types.ts';

/** The figures of a food in English are per 100 g, as on its package. */
export const PER_100_G = { amount: 100, unit: 'g' } as const;

const isPositive = (value: number | null | undefined) =>
  Number.isFinite(value) && Number(value) > 0;

/** An amount in the unit of `per`; `undefined` if that is not known. */
export function exactAmount(food: Pick<PortionedFood, 'portions'>, value: PortionValue) {
  const { amount, portion } = value;
  // A form submits an empty text for the unit.
  const size = portion ? ownPortions(food).find(({ key }) => key === portion)?.amount : 1;
  if (!isPositive(amount) || !isPositive(size)) return undefined;
  return multiply(exactOf(Number(amount)), exactOf(Number(size)));
}

/** A figure of `per`, in so many of its units. It is not rounded. */
export const scaleExactly = (figure: number, per: number, amount: ExactNumber) =>
  divide(multiply(exactOf(figure), amount), exactOf(per));

/** Rounds also what is negative; `undefined` for what no number can hold. */
export function rounded({ units, parts }: ExactNumber, fractionDigits: number): number | null {
  const sign = units < 0n ? -1 : 1;
  const { value } = roundExact({ units: units * BigInt(sign), parts }, fractionDigits);
  return Number.isFinite(value) ? sign * value + 0 : null;
}

/**
 * Calculates the figures of an amount of a food exactly, and rounds them once, to the digits of each figure: `scaleFigures({
 * food, portions }, { amount: 0.5, portion: 'slice' })`. PortionField shows them and hands them on. A figure is `null` where
 * it is not known, and all are where the amount is not.
 */
export function scaleFigures<const Figures extends readonly Figure[] = FoodFigures>(
  portioned: PortionedFood<Figures>,
  value: PortionValue,
): FigureValues<Figures, null>;
export function scaleFigures(
  portioned: PortionedFood<readonly Figure[]>,
  value: PortionValue,
): Record<string, number | null> {
  const { food, per = PER_100_G, figures = foodFigures({}), fractionDigits = 0 } = portioned;
  const amount = exactAmount(portioned, value);
  const scaled = withOwnKeys(figures).map((figure) => {
    const known = figureValue(food, figure);
    const isKnown = amount && Number.isFinite(known) && isPositive(per.amount);
    const digits = figure.fractionDigits ?? fractionDigits;
    return [
      figure.key,
      isKnown ? rounded(scaleExactly(Number(known), per.amount, amount), digits) : null,
    ];
  });
  return Object.fromEntries(scaled);
}
