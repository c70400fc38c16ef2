import type { PortionedFood } from './Portion.types.ts';

/** The portions that can be chosen: the first one of each key, and none with the key of the unit. */
export const ownPortions = ({ portions = [] }: Pick<PortionedFood, 'portions'>) =>
  portions.filter(
    ({ key }, index) => key !== '' && portions.findIndex((other) => other.key === key) === index,
  );
