import type { APIRequestContext } from 'playwright/test';
import type { Food } from './log.ts';
import { morning } from './morning.ts';

const query = `mutation ($data: FoodLogCreateDtoInput!) { foodLogCreate(data: $data) { id } }`;

/** Logs foods to today, one after the other, as another device of the person would. */
export async function logFoods(
  request: APIRequestContext,
  { token, userId }: { token: string; userId: string },
  foods: readonly Food[],
) {
  const [day] = morning.days;
  for (const { name, calories = '0', fats = '0', proteins = '0', carbs = '0' } of foods) {
    const figures = { calories, fats, proteins, carbs };
    const numbers = Object.entries(figures).map(([figure, value]) => [figure, Number(value)]);
    const when = { day, minuteOfDay: morning.minuteNow() };
    const data = { userId, name, ...when, ...Object.fromEntries(numbers) };
    const response = await request.post('/api', {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables: { data } },
    });
    const { errors }: { errors?: unknown } = await response.json();
    if (errors) throw new Error(`The server refuses ${name}: ${JSON.stringify(errors)}`);
  }
}
