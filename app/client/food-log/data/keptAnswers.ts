import { isCalendarDay } from '@foodlog/ui';
import type { Device } from '../../device/Device.ts';
import type { DayLog, OfferedFoods } from './FoodLog.types.ts';
import { isLoggedEntry } from './isLoggedEntry.ts';

/** How long an answer counts as new (spec §9), in milliseconds. */
const newFor = 5 * 60_000;

const figures = ['calories', 'fats', 'proteins', 'carbs'];

function hasFigures(value: unknown): boolean {
  const fields = new Map(Object.entries(Object(value)));
  return figures.every((name) => typeof fields.get(name) === 'number');
}

function isDayLog(value: unknown): value is DayLog {
  const { totals, entries } = Object(value);
  if (!hasFigures(totals) || !Array.isArray(entries)) return false;
  return entries.every((entry) => isLoggedEntry(entry));
}

function isOfferedFoods(value: unknown): value is OfferedFoods {
  const { foods, known } = Object(value);
  if (!Array.isArray(foods) || !Array.isArray(known)) return false;
  const areFoods = foods.every((food) => hasFigures(food) && typeof food.name === 'string');
  return areFoods && known.every((id) => typeof id === 'string');
}

/** Whether a value from storage can be shown. Anyone who can open the browser can write to its storage. */
function isReadable(operation: string, parameter: string | undefined, data: unknown): boolean {
  if (operation === 'foodLogStats') return isCalendarDay(parameter) && isDayLog(data);
  return (operation === 'foodLogFrequent' || operation === 'foodLogItems') && isOfferedFoods(data);
}

/** The cache with which one person's log opens: what the device has kept of the person's answers. */
export function readKeptAnswers(device: Device, userId: string): Map<string, { data: unknown }> {
  const own = [...device.answers].filter(([key, { data }]) => {
    const [operation = '', owner, parameter] = key.split(' ');
    return owner === userId && isReadable(operation, parameter, data);
  });
  return new Map(own.map(([key, { data }]) => [key, { data }]));
}

/** Whether the answer under a cache key is so new that it need not be fetched ahead, or called old. */
export function isNew(device: Device, key: string, now = Date.now()): boolean {
  const keptAt = device.answers.get(key)?.keptAt ?? 0;
  return keptAt <= now && now - keptAt < newFor;
}
