import { rankFoods } from '@foodlog/ui/food-ranking';
import { expect, test } from 'vitest';
import { foodColumns } from '../../../foods/foodTable.ts';
import { findFoods } from './answerQuestion.ts';
import { readFoods } from './readFoods.ts';

const foods = readFoods(foodColumns());
const firstOf = (text: string) => findFoods(foods, text)[0]?.name;

test.each([
  ['ketchup', 'Catsup'],
  ['ketch', 'Catsup'],
  ['Aubergine', 'Eggplant, raw'],
  ['minced beef', 'Beef, ground, 70% lean meat / 30% fat, raw'],
  ['mince pie', 'Pie, mince, prepared from recipe'],
  ['icing sugar', 'Sugars, powdered'],
  ['baking soda', 'Leavening agents, baking soda'],
  ['oatmeal cookies', 'Cookies, oatmeal, commercially prepared, regular'],
  ['2 eggs', 'Egg, whole, raw, fresh'],
  ['3 bananas', 'Bananas, raw'],
  ['200g bananas', 'Bananas, raw'],
  ['200 g bananas', 'Bananas, raw'],
  ['2x banana', 'Bananas, raw'],
  ['pizza', 'Pizza, cheese topping, regular crust, frozen, cooked'],
  ['hamburger', 'Fast foods, hamburger; single, regular patty; plain'],
  ['hot dogs', 'Fast foods, hotdog, plain'],
  ['walnuts', 'Nuts, walnuts, english'],
  ['sesame seeds', 'Seeds, sesame seeds, whole, dried'],
  ['peanut oil', 'Oil, peanut, salad or cooking'],
])('%j finds %j', (text, name) => {
  expect(firstOf(text)).toBe(name);
});

test.each(['kefir', '2% milk', '7-up'])('%j is found as it was typed', (text) => {
  expect(findFoods(foods, text)).toEqual(rankFoods(foods, text));
});

test.each(['', ' ', '3', '?!', '200 g'])('%j finds nothing that the table has not', (text) => {
  expect(findFoods(foods, text)).toEqual(rankFoods(foods, text));
});
