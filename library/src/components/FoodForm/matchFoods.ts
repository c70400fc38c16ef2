const MOST = 6;

/** For comparing: no case, no accents, words parted by one space. */
function fold(text: string) {
  return ` ${text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}`.replace(
    /[^\p{L}\p{N}]+/gu,
    ' ',
  );
}

/**
 * Up to 6 of `foods` whose name holds `text`, those in which it begins a word first; otherwise in the order given.
 * Case, accents and punctuation do not count. None for an empty text.
 */
export function matchFoods<Food extends { name: string }>(foods: readonly Food[], text: string) {
  const wanted = fold(text).trim();
  if (!wanted) return [];
  const beginning: Food[] = [];
  const within: Food[] = [];
  for (const food of foods) {
    const name = fold(food.name);
    if (name.includes(` ${wanted}`)) beginning.push(food);
    else if (name.includes(wanted)) within.push(food);
    if (beginning.length === MOST) break;
  }
  return [...beginning, ...within].slice(0, MOST);
}
