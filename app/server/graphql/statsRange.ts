import type { FoodLogRange } from '../storage/foodLogEntry.ts';
import { badUserInput } from './badUserInput.ts';
import type { FoodLogFilterDto } from './schema.generated.ts';

const longest = 400 * 86_400_000;

/** @throws BAD_USER_INPUT if the bounds are in the wrong order or more than 400 days apart. */
export function checkRange({ startDate, endDate }: FoodLogFilterDto): void {
  const [start, end] = [new Date(startDate), new Date(endDate)];
  if (start > end) throw badUserInput('startDate is after endDate. Swap them.');
  if (end.getTime() - start.getTime() > longest) {
    throw badUserInput('The range is longer than 400 days. Ask for a shorter one.');
  }
}

/**
 * Returns the range of a stats request.
 * @throws BAD_USER_INPUT if the bounds differ in kind, are in the wrong order or are more than 400 days apart.
 */
export function statsRange(filter: FoodLogFilterDto): FoodLogRange {
  const { startDate, endDate } = filter;
  const byDay = !startDate.includes(':');
  if (byDay === endDate.includes(':')) {
    throw badUserInput('startDate and endDate must both be days, or both be instants.');
  }
  checkRange(filter);
  return byDay
    ? { kind: 'days', start: startDate, end: endDate }
    : { kind: 'instants', start: new Date(startDate), end: new Date(endDate) };
}
