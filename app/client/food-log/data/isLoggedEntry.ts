import { isCalendarDay } from '@foodlog/ui';
import { isServing } from '../../api/answers.ts';
import type { LoggedEntry } from './FoodLog.types.ts';

const texts = ['id', 'name', 'day', 'loggedAt'];
const numbers = ['calories', 'fats', 'proteins', 'carbs', 'minuteOfDay', 'version'];

/** Whether a value from storage is an entry. Anyone who can open the browser can write to its storage. */
export function isLoggedEntry(value: unknown): value is LoggedEntry {
  const fields = new Map(Object.entries(Object(value)));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    numbers.every((name) => Number.isFinite(fields.get(name)) && Number(fields.get(name)) >= 0) &&
    isCalendarDay(fields.get('day')) &&
    isServing(value)
  );
}
