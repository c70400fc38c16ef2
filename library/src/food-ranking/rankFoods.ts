import { foldText } from './foldText.ts';

/** The folded names of each list, so that a key folds only what was typed. */
const folded = /*#__PURE__*/ new WeakMap<readonly { name: string }[], string[]>();

function namesOf(foods: readonly { name: string }[]): string[] {
  const names = folded.get(foods) ?? foods.map(({ name }) => ` ${foldText(name)}`);
  folded.set(foods, names);
  return names;
}

/**
 * Returns the foods whose name contains each word of `text`, in any order, best matches first: equal names, names that start
 * with the text, names with a word that starts with it, names in which each word of the text starts a word, then the
 * others. Equal matches keep the order of the list. Names and text are compared as `foldText` returns them; an empty text matches
 * nothing. The folded names of a list are cached, so pass the same array again, and another one when a food changes.
 */
export function rankFoods<Food extends { name: string }>(
  foods: readonly Food[],
  text: string,
): Food[] {
  // Each word follows a space.
  const wanted = ` ${foldText(text)}`;
  const [, ...words] = wanted.split(' ');
  if (!words[0]) return [];
  /** How well a name matches that has each word. */
  const rankOf = (name: string) => {
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (name.includes(wanted)) return 2;
    return words.every((word) => name.includes(` ${word}`)) ? 3 : 4;
  };
  const ranks: Food[][] = [];
  for (const [index, name] of namesOf(foods).entries()) {
    if (words.every((word) => name.includes(word)))
      (ranks[rankOf(name)] ??= []).push(foods[index]!);
  }
  return ranks.flat();
}
