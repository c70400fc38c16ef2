import type { Figure } from './Figure.types.ts';

/** What makes another number of a value. */
export type Scaled = Partial<Pick<Figure, 'scale'>>;

/** A scale with which numbers can be calculated: 1 for anything but a positive number. */
export const scaleOf = ({ scale = 1 }: Scaled): number =>
  Number.isFinite(scale) && scale > 0 ? scale : 1;

/** A value in the unit in which its figure is shown. Twelve digits have none of the errors of binary fractions. */
export function inUnit(value: number, figure: Scaled): number {
  const scale = scaleOf(figure);
  return scale === 1 ? value : Number((value * scale).toPrecision(12));
}
