import { foodName, lastDay, minuteOfMeal } from './fillLog.ts';
import { foodLogCreate, foodLogStats } from '../../server/testing/operations.ts';

/** What is measured. */
export type Operation = 'stats' | 'create';

/** Who asks, and what is logged. */
export interface Asked {
  /** 24 hexadecimal digits. */
  id: string;
  food: number;
  /** How many days ago. */
  ago: number;
}

/** The days and foods of each person, without the favourite. */
export const days = 30;
export const foods = 30;

const operations = {
  stats: { operationName: 'FoodLogStats', query: foodLogStats },
  create: { operationName: 'FoodLogCreate', query: foodLogCreate },
};

const totalsOfLastDay = { pagination: { filter: { startDate: lastDay, endDate: lastDay } } };

/**
 * Returns the variables of a create, which are those of Foodlog's client. Every entry is the latest, as it mostly is. Its
 * days are many, so that none grows beyond what a person logs.
 */
function newEntry({ id, food, ago }: Asked): object {
  const minuteOfDay = minuteOfMeal(((food - 1) % 10) + 1);
  const day = new Date(Date.parse(lastDay) - ago * 86_400_000).toISOString().slice(0, 10);
  const figures = { calories: 120, fats: 4, proteins: 6, carbs: 15 };
  const when = { day, loggedAt: new Date().toISOString(), minuteOfDay };
  return { data: { userId: 'ada@example.com', name: foodName(food), id, ...figures, ...when } };
}

/** Returns the body of a request. */
export function bodyOf(operation: Operation, asked: Asked): string {
  const variables = operation === 'stats' ? totalsOfLastDay : newEntry(asked);
  return JSON.stringify({ ...operations[operation], variables });
}
