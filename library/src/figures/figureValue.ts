import type { Figure } from './Figure.types.ts';

/** The value of a figure in an entry, in totals or in the values of a form, whose types name only the figures of a food. */
export const figureValue = (
  values: object | undefined,
  { key }: Pick<Figure, 'key'>,
): number | null | undefined => Object(values)[key];
