import { addDays, type CalendarDay, isCalendarDay } from '@foodlog/ui';
import { earliestDay } from '../clock/earliestDay.ts';
import { t } from '../../language/t.ts';
import type { FileEntry } from './TransferFile.types.ts';

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const most = 100_000;

/** How many characters each text may have. */
const lengths = { name: 200, meal: 50, unit: 50 };

// What these match, the server refuses.
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const unprintable = /[\p{Cc}\p{Cs}\uFFFD]/u;

function textProblem(key: keyof typeof lengths, text: unknown): string | undefined {
  if (typeof text !== 'string' || invisible.test(text))
    return {
      name: t('There is no name.'),
      meal: t('There is no meal.'),
      unit: t('There is no unit.'),
    }[key];
  const longest = lengths[key];
  if (Array.from(text).length > longest)
    return {
      name: t('The name is longer than {longest} characters.', { longest }),
      meal: t('The meal is longer than {longest} characters.', { longest }),
      unit: t('The unit is longer than {longest} characters.', { longest }),
    }[key];
  return unprintable.test(text)
    ? {
        name: t('The name has characters that cannot be shown.'),
        meal: t('The meal has characters that cannot be shown.'),
        unit: t('The unit has characters that cannot be shown.'),
      }[key]
    : undefined;
}

/** The last day that the server takes: one after the date in UTC. */
export const lastPossibleDay = () => addDays(new Date().toISOString().slice(0, 10), 1);

/** Why the server would refuse an entry of a file; undefined if it would not. Anyone can write a file. */
export function entryProblem(entry: FileEntry, lastDay: CalendarDay): string | undefined {
  const { name, day, minuteOfDay, loggedAt, meal, amount, unit } = entry;
  if (!isCalendarDay(day) || day < earliestDay) return t('There is no day.');
  if (day > lastDay) return t('The day {day} has not come yet.', { day });
  if (!Number.isInteger(minuteOfDay) || minuteOfDay < 0 || minuteOfDay > 1439)
    return t('There is no time.');
  if (!/^\d{4}-\d\d-\d\dT/.test(loggedAt)) return t('There is no instant at which it was logged.');
  const wrong = figures.find(
    (key) => !Number.isInteger(entry[key]) || entry[key] < 0 || entry[key] > most,
  );
  if (wrong)
    return {
      calories: t('The calories are no number from 0 to {most}.', { most }),
      fats: t('The fats are no number from 0 to {most}.', { most }),
      proteins: t('The proteins are no number from 0 to {most}.', { most }),
      carbs: t('The carbs are no number from 0 to {most}.', { most }),
    }[wrong];
  const isAmount =
    amount == null || (amount > 0 && amount <= most && Math.round(amount * 1000) / 1000 === amount);
  if (!isAmount || (amount == null && unit != null))
    return t('The amount is no number up to {most} with at most three decimals.', { most });
  return (
    textProblem('name', name) ??
    (meal == null ? undefined : textProblem('meal', meal)) ??
    (unit == null ? undefined : textProblem('unit', unit))
  );
}
