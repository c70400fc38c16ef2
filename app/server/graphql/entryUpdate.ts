import type { FoodLogContent } from '../storage/foodLogEntry.ts';
import { badUserInput } from './badUserInput.ts';
import { checkDay, checkNumber, checkText } from './checkInput.ts';
import type { FoodLogUpdateDtoInput } from './schema.generated.ts';
import { sentServing } from './serving.ts';

const removable = new Set(['meal', 'amount', 'unit']);
const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;

/**
 * Returns the fields to change: those that were sent.
 * @throws BAD_USER_INPUT for values that foodLogCreate refuses too, and for null in what an entry must have.
 */
export function entryUpdate(data: FoodLogUpdateDtoInput, now: Date): Partial<FoodLogContent> {
  for (const [field, value] of Object.entries(data)) {
    if (value === null && !removable.has(field))
      throw badUserInput(`${field} is null. Leave it out to keep it as it is.`);
  }
  const changes: Partial<FoodLogContent> = sentServing(data);
  if (typeof data.name === 'string') {
    changes.name = data.name.trim();
    checkText('The name', changes.name, 200);
  }
  for (const figure of figures) {
    if (data[figure] !== undefined) changes[figure] = checkNumber(figure, data[figure], 0, 100_000);
  }
  if (data.loggedAt) changes.loggedAt = new Date(data.loggedAt);
  if (data.day) {
    changes.day = data.day;
    checkDay(changes.day, now);
  }
  if (data.minuteOfDay !== undefined) {
    changes.minuteOfDay = checkNumber('minuteOfDay', data.minuteOfDay, 0, 1439);
  }
  return changes;
}
