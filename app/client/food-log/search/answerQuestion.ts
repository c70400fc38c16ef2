import { rankFoods } from '@foodlog/ui/food-ranking';
import type { FoodAnswer, FoodQuestion } from './createFoodSearch.ts';
import { fetchTable } from './fetchTable.ts';
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

/** Finds the best foods for a text, as the worker does. The table is loaded for the first one. */
export async function answerQuestion({ id, text }: FoodQuestion): Promise<FoodAnswer> {
  try {
    foods ??= loadFoods();
    return { id, foods: rankFoods(await foods, text).slice(0, MOST) };
  } catch (error) {
    // The next search tries again.
    foods = undefined;
    console.error(error);
    return { id };
  }
}
