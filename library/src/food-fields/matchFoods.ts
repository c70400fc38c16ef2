const MOST = 6;

/** Normalizes a text for comparison: lower case, no accents, words separated by one space. */
function fold(text: string) {
  return ` ${text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}`.replace(
    /[^\p{L}\p{N}]+/gu,
    ' ',
  );
}

/**
 * Returns up to 6 foods whose name contains `text`, best matches first: equal names, names that start with the text, names
 * with a word that starts with it, then the others. Equal matches keep their order. Case, accents and punctuation are
 * ignored. An empty text matches nothing.
 */
export function matchFoods<Food extends { name: string }>(foods: readonly Food[], text: string) {
  const wanted = fold(text).trim();
  if (!wanted) return [];
  const kinds: [Food[], Food[], Food[], Food[]] = [[], [], [], []];
  for (const food of foods) {
    const name = fold(food.name);
    if (name.trim() === wanted) kinds[0].push(food);
    else if (name.startsWith(` ${wanted}`)) kinds[1].push(food);
    else if (name.includes(` ${wanted}`)) kinds[2].push(food);
    else if (name.includes(wanted)) kinds[3].push(food);
  }
  return kinds.flat().slice(0, MOST);
}
