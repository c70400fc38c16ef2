const MOST = 6;

/** For comparing: no case, no accents, words parted by one space. */
function fold(text: string) {
  return ` ${text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}`.replace(
    /[^\p{L}\p{N}]+/gu,
    ' ',
  );
}

/**
 * Up to 6 of `foods` whose name holds `text`, the nearest first: those that are it, those that begin with it, those in
 * which it begins a word, the others; of the same kind in the order given. Case, accents and punctuation do not count.
 * None for an empty text.
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
