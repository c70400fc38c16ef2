import { foldText } from './foldText.ts';

/** The distance of a name of the same words. Nothing is nearer. */
const SAME = -100;

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean);

/** What is left of a word without the ending of a plural, in languages with Latin letters. */
const stemOf = (word: string) => word.replace(/(..)(?:ies?|e?s|[exy])$/, '$1');

interface Word {
  word: string;
  stem: string;
  /** The stem with each doubled letter once. */
  single: string;
}

function toWord(word: string): Word {
  const stem = stemOf(word);
  return { word, stem, single: stem.replace(/(.)\1+/gu, '$1') };
}

function wordDistance(typed: Word, { word, stem }: Word): number {
  if (word === typed.word) return 0;
  if (stem === typed.stem) return 0.1;
  if (word.startsWith(typed.word)) return 3;
  return word.includes(typed.word) ? 6 : Infinity;
}

/** Whether two words differ by one letter at most: another one, one more or less, or two in the other order. */
function isOneLetterOff(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = one.slice(same);
  const otherRest = other.slice(same);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** How far a misspelt word is from a word that begins with the same letter. */
function misspeltDistance(typed: Word, { single }: Word): number {
  if (typed.single.length < 5 || single[0] !== typed.single[0]) return Infinity;
  const isNear = single.startsWith(typed.single) || isOneLetterOff(single, typed.single);
  return isNear ? 9 : Infinity;
}

/** Returns the distance of a typed word from each word of a list. A word that is in none of them may be misspelt. */
function distancesFrom(text: string, { words }: FoldedList): Float32Array {
  const typed = toWord(text);
  const distances = Float32Array.from(words, (word) => wordDistance(typed, word));
  return distances.some((distance) => distance < Infinity)
    ? distances
    : distances.map((_, index) => misspeltDistance(typed, words[index]!));
}

interface FoldedList {
  /** Each word that the names have. */
  words: Word[];
  /** The words of each part of each name, as indexes. */
  names: number[][][];
}

/** The folded names of each list, so that a key folds only what was typed. */
const folded = /*#__PURE__*/ new WeakMap<readonly { name: string }[], FoldedList>();

function foldNames(foods: readonly { name: string }[]): FoldedList {
  const indexes = new Map<string, number>();
  const indexOf = (word: string) => {
    if (!indexes.has(word)) indexes.set(word, indexes.size);
    return indexes.get(word)!;
  };
  const names = foods.map(({ name }) =>
    name
      .split(/[,;()]/)
      .map((part) => wordsOf(part).map(indexOf))
      .filter((part) => part[0] !== undefined),
  );
  return { words: Array.from(indexes.keys(), toWord), names };
}

/**
 * Returns how far a name is from what was typed, as `rankFoods` says.
 * @param typed the distance of each word that was typed from the word at each index.
 */
function nameDistance(parts: number[][], typed: Float32Array[]): number {
  const isTyped = (word: number) => typed.some((distances) => distances[word]! < Infinity);
  const used = new Set<number>();
  let distance = 0;
  for (const distances of typed) {
    let best = Infinity;
    let place = 0;
    for (let part = 0; part < parts.length; part += 1) {
      for (const word of parts[part]!) {
        if (distances[word]! < best) {
          best = distances[word]!;
          place = part;
        }
      }
    }
    if (best === Infinity) return best;
    used.add(place);
    distance = Math.max(distance, best);
  }
  const first = Math.min(...used);
  distance += first;
  if (!isTyped(parts[first]![0]!)) distance += 0.5;
  for (const part of used) if (!parts[part]!.every(isTyped)) distance += 0.9;
  return distance === 0 && used.size === parts.length ? SAME : distance;
}

/**
 * Returns the foods whose name has each word of `text`, in any order: the word itself, another form of it such as the plural, or
 * a word that contains it. Where a longer word is in no name, it may be misspelt: doubled letters and one other letter do not
 * count then, but the first one does. The nearest names come first, and equally near ones in the order of the list. A name of the
 * same words is the nearest. The distance of another one adds up:
 *
 * - the word of the text that fits worst: 0.1 for another form, 3 for the beginning of a longer word, 6 for the inside of one, 9
 *   for one that is misspelt;
 * - 1 for each part of the name in front of the words. Commas, semicolons and brackets separate parts, so that "Cheese, cheddar"
 *   has two;
 * - 0.9 for each part that has other words beside them, and 0.5 if the first of these parts starts with another one;
 * - the `rarity` of the food, if it has one: how unlikely a person who says no more means it, such as dried egg by "egg".
 *
 * Names and text are compared as `foldText` returns them; an empty text matches nothing. The folded names of a list are cached, so
 * pass the same array again, and another one when a food changes.
 */
export function rankFoods<Food extends { name: string; rarity?: number | undefined }>(
  foods: readonly Food[],
  text: string,
): Food[] {
  const query = wordsOf(text);
  if (!query[0]) return [];
  const known = folded.get(foods);
  const list = known?.names.length === foods.length ? known : foldNames(foods);
  folded.set(foods, list);
  const typed = query.map((one) => distancesFrom(one, list));
  return foods
    .map((food, index) => ({
      food,
      distance: nameDistance(list.names[index]!, typed) + (food.rarity ?? 0),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ food }) => food);
}
