import type { APIRequestContext } from 'playwright/test';
import type { Food } from './log.ts';
import { morning } from './morning.ts';
import { ask, type ServerEntry } from './server.ts';

/** A food with the day to which it is logged, by default today. */
export type FoodOfDay = Food &
  Pick<ServerEntry, 'meal' | 'amount' | 'unit'> & { day?: string | undefined };

/** Logs foods, one after the other, as another device of the person would. */
export async function logFoods(
  request: APIRequestContext,
  { token, userId }: { token: string; userId: string },
  foods: readonly FoodOfDay[],
) {
  const [today] = morning.days;
  for (const {
    name,
    day = today,
    calories = '0',
    fats = '0',
    proteins = '0',
    carbs = '0',
    ...others
  } of foods) {
    const figures = { calories, fats, proteins, carbs };
    const numbers = Object.entries(figures).map(([figure, value]) => [figure, Number(value)]);
    const when = { day, minuteOfDay: morning.minuteNow() };
    const data = { userId, name, ...when, ...others, ...Object.fromEntries(numbers) };
    await ask(request, token, 'create', { data });
  }
}
