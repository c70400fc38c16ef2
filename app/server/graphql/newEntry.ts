import { createHash, randomBytes } from 'node:crypto';
import type { NewFoodLogEntry } from '../storage/foodLogEntry.ts';
import { badUserInput } from './badUserInput.ts';
import { utcDate } from './dates.ts';
import type { FoodLogCreateDtoInput } from './schema.generated.ts';

const millisecondsPerDay = 86_400_000;
const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;

function checkText(label: string, text: string, longest: number): void {
  if (/^[\s\p{Cf}]*$/u.test(text))
    throw badUserInput(`${label} is empty. Enter 1 to ${longest} characters.`);
  if (Array.from(text).length > longest) {
    throw badUserInput(`${label} is too long. Enter at most ${longest} characters.`);
  }
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) {
    throw badUserInput(`${label} has characters that cannot be shown. Remove them.`);
  }
}

function objectId(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0').slice(-8) + randomBytes(8).toString('hex');
}

/** Over what was sent, not over what the server filled in: a retry later is still the same entry. */
function hashOf(data: FoodLogCreateDtoInput, name: string): string {
  const { userId, calories, fats, proteins, carbs, loggedAt = null, day = null } = data;
  const content = [userId, name, calories, fats, proteins, carbs, loggedAt, day];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * The entry to store for what was sent: checked, and completed with an id, the instant and its UTC date where absent.
 * @throws BAD_USER_INPUT for a text or number out of bounds, or a day more than one after the UTC date.
 */
export function newEntry(data: FoodLogCreateDtoInput, now: Date): NewFoodLogEntry {
  const name = data.name.trim();
  checkText('The name', name, 200);
  checkText('The user id', data.userId, 500);
  for (const figure of figures) {
    if (data[figure] < 0 || data[figure] > 100_000) {
      throw badUserInput(`${figure} is ${data[figure]}. Enter a whole number from 0 to 100,000.`);
    }
  }
  const loggedAt = data.loggedAt ? new Date(data.loggedAt) : now;
  const day = data.day ?? utcDate(loggedAt);
  if (day > utcDate(new Date(now.getTime() + millisecondsPerDay))) {
    throw badUserInput(`The day ${day} has not begun anywhere. Check the date of this device.`);
  }
  return {
    id: data.id ?? objectId(now),
    userId: data.userId,
    name,
    calories: data.calories,
    fats: data.fats,
    proteins: data.proteins,
    carbs: data.carbs,
    loggedAt,
    day,
    contentHash: hashOf(data, name),
    createdAt: now,
  };
}
