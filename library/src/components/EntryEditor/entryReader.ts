import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';
import { fieldText } from '../../food-fields/fieldText.ts';
import { readFood } from '../../food-fields/readFood.ts';
import type { FoodRules } from '../../food-fields/figureRules.ts';
import { figureValue } from '../../figures/figureValue.ts';
import type { ShownFigure } from '../../figures/useFigures.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';
import type { EntryEditorLocaleText, EntryEditorValues } from './EntryEditor.types.ts';

type EntryErrors = Partial<Record<string, keyof EntryEditorLocaleText>>;

/**
 * Reads and validates an entry from its form. A bound that is not a valid day is ignored.
 * @param nameText The text with which the field of the name began.
 * @param textOf The text with which the field of a figure began.
 */
export function entryReader<Empty extends null | 0>(
  entry: FoodLogEntry<null>,
  nameText: string,
  textOf: (figure: ShownFigure) => string,
  rules: FoodRules<Empty>,
  minDate?: CalendarDay,
  maxDate?: CalendarDay,
) {
  return (data: FormData): { values: EntryEditorValues<Empty>; errors: EntryErrors } => {
    const food = readFood(data, rules);
    for (const figure of rules.figures) {
      const given = figureValue(entry, figure);
      if (!Number.isFinite(given) || fieldText(data, figure.key) !== textOf(figure)) continue;
      // A figure that nobody changed keeps the decimals that the field does not show, and may be above `max`.
      Object.assign(food.values, { [figure.key]: given });
      delete food.errors[figure.key];
    }
    // Neither is a name refused that nobody changed: it may have other rules where it comes from.
    if (entry.name && fieldText(data, 'name') === nameText) {
      food.values.name = entry.name;
      delete food.errors['name'];
    }
    const day = fieldText(data, 'day');
    // Some browsers add seconds.
    const time = fieldText(data, 'time').slice(0, 5);
    const values = { ...food.values, day, time };
    const errors: EntryErrors = { ...food.errors };
    // Days in this format can be compared as strings.
    if (!isCalendarDay(day)) errors['day'] = 'dayMissing';
    else if (isCalendarDay(minDate) && day < minDate) errors['day'] = 'dayTooEarly';
    else if (isCalendarDay(maxDate) && day > maxDate) errors['day'] = 'dayTooLate';
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) errors['time'] = 'timeMissing';
    return { values, errors };
  };
}
