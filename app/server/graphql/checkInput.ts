import type { Nutrition } from '../storage/foodLogEntry.ts';
import { badUserInput } from './badUserInput.ts';
import { utcDate } from './dates.ts';
import { showsNothing, unprintable } from './nameRules.ts';

const millisecondsPerDay = 86_400_000;

/**
 * @throws BAD_USER_INPUT if the text shows nothing, is longer than `longest` code points, or contains characters that cannot be shown.
 */
export function checkText(label: string, text: string, longest: number): void {
  if (showsNothing.test(text)) {
    throw badUserInput(`${label} is empty. Enter 1 to ${longest} characters.`);
  }
  if (Array.from(text).length > longest) {
    throw badUserInput(`${label} is too long. Enter at most ${longest} characters.`);
  }
  if (unprintable.test(text)) {
    throw badUserInput(`${label} has characters that cannot be shown. Remove them.`);
  }
}

/**
 * Returns the number. Bounds are inclusive.
 * @throws BAD_USER_INPUT if it is out of bounds or null.
 */
export function checkNumber(
  label: string,
  value: number | null | undefined,
  least: number,
  most: number,
): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  const bounds = [least, most].map((bound) => bound.toLocaleString('en')).join(' to ');
  throw badUserInput(`${label} is ${value}. Enter a whole number from ${bounds}.`);
}

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;

/**
 * Returns the food without the space around its name.
 * @throws BAD_USER_INPUT for a name or a figure out of bounds.
 */
export function checkedFood(sent: { name: string } & Nutrition): { name: string } & Nutrition {
  const name = sent.name.trim();
  checkText('The name', name, 200);
  for (const figure of figures) checkNumber(figure, sent[figure], 0, 100_000);
  const { calories, fats, proteins, carbs } = sent;
  return { name, calories, fats, proteins, carbs };
}

/** Returns whether a day is more than so many days after the UTC date. */
export const isBeyond = (day: string, days: number, now: Date): boolean =>
  day > utcDate(new Date(now.getTime() + days * millisecondsPerDay));

/** @throws BAD_USER_INPUT if the day is more than one day after the UTC date. */
export function checkDay(day: string, now: Date): void {
  if (isBeyond(day, 1, now)) {
    throw badUserInput(
      `The day ${day} has not begun anywhere: the server’s clock says ${utcDate(now)}. Check the date of this device.`,
    );
  }
}

/** @throws BAD_USER_INPUT if the list is empty or has more than `most` items. */
export function checkCount(label: string, list: readonly unknown[], most = 200): void {
  if (list.length < 1 || list.length > most) {
    throw badUserInput(`${label} has ${list.length} entries. Send 1 to ${most}.`);
  }
}
