import { foldLetters } from './foldLetters.ts';

const MOST = 6;

/** Normalizes a text for comparison: folded letters, words separated by one space. */
const fold = (text: string) => ` ${foldLetters(text)}`.replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The folded names of each list, so that a key folds only what was typed. */
const folded = /*#__PURE__*/ new WeakMap<readonly { name: string }[], string[]>();

function namesOf(foods: readonly { name: string }[]): string[] {
  const names = folded.get(foods) ?? foods.map(({ name }) => fold(name));
  folded.set(foods, names);
  return names;
}

/**
 * Returns up to 6 foods whose name contains `text`, best matches first: equal names, names that start with the text, names
 * with a word that starts with it, then the others. Equal matches keep their order. Case, accents and punctuation are
 * ignored, and letters are equal that CLDR's root collation takes for one, such as ł and l, ß and ss. An empty text
 * matches nothing.
 */
export function matchFoods<Food extends { name: string }>(foods: readonly Food[], text: string) {
  const wanted = fold(text).trim();
  if (!wanted) return [];
  const kinds: [Food[], Food[], Food[], Food[]] = [[], [], [], []];
  const names = namesOf(foods);
  for (const [index, food] of foods.entries()) {
    const name = names[index] ?? '';
    if (name.trim() === wanted) kinds[0].push(food);
    else if (name.startsWith(` ${wanted}`)) kinds[1].push(food);
    else if (name.includes(` ${wanted}`)) kinds[2].push(food);
    else if (name.includes(wanted)) kinds[3].push(food);
  }
  return kinds.flat().slice(0, MOST);
}
