import type { LoggedEntry } from './FoodLog.types.ts';

const texts = ['id', 'name', 'day', 'loggedAt'];
const numbers = ['calories', 'fats', 'proteins', 'carbs', 'minuteOfDay', 'version'];

/** Whether what was read from storage is an entry; whoever can open the browser can write there. */
export function isLoggedEntry(value: unknown): value is LoggedEntry {
  const fields = new Map(Object.entries(Object(value)));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    numbers.every((name) => typeof fields.get(name) === 'number')
  );
}
