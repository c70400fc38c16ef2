import type { FoodLogRange } from '../storage/foodLogEntry.ts';
import { badUserInput } from './badUserInput.ts';
import type { FoodLogFilterDto } from './schema.generated.ts';

const longest = 400 * 86_400_000;

/**
 * Returns the range of a stats request.
 * @throws BAD_USER_INPUT if the bounds differ in kind, are in the wrong order or are more than 400 days apart.
 */
export function statsRange({ startDate, endDate }: FoodLogFilterDto): FoodLogRange {
  const byDay = !startDate.includes(':');
  if (byDay === endDate.includes(':')) {
    throw badUserInput('startDate and endDate must both be days, or both be instants.');
  }
  const [start, end] = [new Date(startDate), new Date(endDate)];
  if (start > end) throw badUserInput('startDate is after endDate. Swap them.');
  if (end.getTime() - start.getTime() > longest) {
    throw badUserInput('The range is longer than 400 days. Ask for a shorter one.');
  }
  return byDay
    ? { kind: 'days', start: startDate, end: endDate }
    : { kind: 'instants', start, end };
}
