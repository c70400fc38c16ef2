import type { TableRow } from './readTable.ts';

type Portion = TableRow['portions'][number];

/** What is heavier, in grams, is a whole melon or a roast, and no portion of one person. */
const HEAVIEST = 500;

/** The kinds of portions: those come first that a person means who says "one". */
function kindOf({ label, grams }: Portion): number {
  if (grams > HEAVIEST || /^(?:fl oz|lb|cubic inch)$/.test(label)) return 4;
  // What was cut to be measured, or is not the usual size.
  if (/^(?:\S )?(?:cup|tbsp),? |\b(?:extra|jumbo)\b/.test(label)) return 3;
  if (label === 'oz') return 2;
  return /\bmedium\b|^fruit\b/.test(label) ? 0 : 1;
}

/**
 * Sorts the portions of a food so that the first is the one that is eaten: the medium piece, then other pieces and measures, an
 * ounce, cups of cut food, and last what is no portion of one person.
 */
export const sortPortions = (portions: readonly Portion[]): Portion[] =>
  portions.toSorted((one, other) => kindOf(one) - kindOf(other));
