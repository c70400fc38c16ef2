import { createHash, randomBytes } from 'node:crypto';
import { mercurius } from 'mercurius';
import type { Session } from '../session/tokenVerifier.ts';
import type { NewFoodLogEntry } from '../storage/foodLogEntry.ts';
import { checkDay, checkedFood, checkNumber, checkText } from './checkInput.ts';
import { utcDate } from './dates.ts';
import type { FoodLogCreateDtoInput } from './schema.generated.ts';
import { servingOf } from './serving.ts';

function objectId(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0').slice(-8) + randomBytes(8).toString('hex');
}

const utcMinuteOfDay = (instant: Date) => instant.getUTCHours() * 60 + instant.getUTCMinutes();

/**
 * Hashes what the client sent, without the values that the server filled in, so that a later retry is still the same
 * entry. minuteOfDay, and what was eaten at which meal, are included only if they were sent, so that entries from before
 * these fields keep their hash.
 */
function hashOf(
  data: FoodLogCreateDtoInput,
  name: string,
  serving: ReturnType<typeof servingOf>,
): string {
  const { userId, calories, fats, proteins, carbs, loggedAt = null, day = null } = data;
  const content: unknown[] = [userId, name, calories, fats, proteins, carbs, loggedAt, day];
  if (typeof data.minuteOfDay === 'number') content.push(data.minuteOfDay);
  const { meal, amount, unit } = serving;
  if (meal !== null || amount !== null) content.push([meal, amount, unit]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * Validates what the client sent and returns the entry to store. The server fills in the id, the instant, its UTC date
 * and its UTC time where they are absent.
 * @throws BAD_USER_INPUT for a text or number out of bounds, a unit without an amount, or a day more than one day after the UTC date.
 */
export function newEntry(data: FoodLogCreateDtoInput, now: Date): NewFoodLogEntry {
  const food = checkedFood(data);
  checkText('The user id', data.userId, 500);
  const loggedAt = data.loggedAt ? new Date(data.loggedAt) : now;
  const day = data.day ?? utcDate(loggedAt);
  checkDay(day, now);
  const serving = servingOf(data);
  return {
    id: data.id ?? objectId(now),
    userId: data.userId,
    ...food,
    loggedAt,
    day,
    minuteOfDay: checkNumber('minuteOfDay', data.minuteOfDay ?? utcMinuteOfDay(loggedAt), 0, 1439),
    ...serving,
    contentHash: hashOf(data, food.name, serving),
    createdAt: now,
  };
}

/** @throws FORBIDDEN if the session names the person's login ids, and the user id of an entry is none of them. */
export function refuseOtherUser(
  { userId }: Pick<NewFoodLogEntry, 'userId'>,
  { loginIds }: Session,
): void {
  if (!loginIds || loginIds.includes(userId)) return;
  throw new mercurius.ErrorWithProps(
    'userId is not one of your login ids, so nothing was logged.',
    { code: 'FORBIDDEN' },
  );
}
