import { rankFoods } from '@foodlog/ui/food-ranking';
import type { FoodAnswer, FoodQuestion } from './createFoodSearch.ts';
import { fetchTable } from './fetchTable.ts';
import { readingsOf } from './otherWords.ts';
import { type RankedFood, readFoods } from './readFoods.ts';

/** As many as FoodSearch shows. */
const MOST = 20;

let foods: Promise<RankedFood[]> | undefined;

async function loadFoods() {
  const loaded = readFoods(await fetchTable());
  // So that the first key finds the names folded.
  rankFoods(loaded, 'a');
  return loaded;
}

/** Returns the foods of the first reading of a text that finds any, the best first. */
export function findFoods(table: readonly RankedFood[], text: string): RankedFood[] {
  for (const reading of new Set(readingsOf(text))) {
    const found = rankFoods(table, reading);
    if (found[0]) return found;
  }
  return [];
}

/** Finds the best foods for a text, as the worker does. The table is loaded for the first one. */
export async function answerQuestion({ id, text }: FoodQuestion): Promise<FoodAnswer> {
  try {
    foods ??= loadFoods();
    return { id, foods: findFoods(await foods, text).slice(0, MOST) };
  } catch (error) {
    // The next search tries again.
    foods = undefined;
    console.error(error);
    return { id };
  }
}
