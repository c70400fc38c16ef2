import { getLocale } from '../../appearance/appearance.ts';
import { formatEnergy, getEnergyUnit } from '../../appearance/energy.ts';
import { figures } from '../../appearance/figures.ts';
import { nameOfLanguage } from '../../language/nameOfLanguage.ts';
import { t } from '../../language/t.ts';
import { formatTime, timeOf } from '../clock/minuteOfDay.ts';
import { wordsOfPortion } from './amounts.ts';
import type { SettingChange } from './FoodLog.types.ts';

/** What can differ, by its name: one of those below, or the name of a meal. */
type Parts = Record<string, string | number | null | undefined>;

const names = () =>
  new Map([
    ['name', t('name')],
    ['calories', getEnergyUnit() === 'KJ' ? t('energy') : t('calories')],
    ['fats', t('fats')],
    ['proteins', t('proteins')],
    ['carbs', t('carbs')],
    ['amount', t('amount')],
    ['unit', t('unit')],
    ['meal', t('meal')],
    ['day', t('day')],
    ['time', t('time')],
    ['group', t('group')],
    ['theme', t('theme')],
    ['density', t('density')],
    ['firstDayOfWeek', t('first day of the week')],
    ['hourCycle', t('clock')],
    ['energyUnit', t('unit of energy')],
    ['language', t('language')],
    ['keyShortcuts', t('keyboard shortcuts')],
  ]);

/** The names of the weekdays within a sentence, Monday first. */
export const weekdays = () => [
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
  t('Sunday'),
];

const energyInWords = (kcal: Parts[string]) =>
  typeof kcal === 'number' ? formatEnergy(kcal) : kcal;

/** What differs in words, such as "calories 2,500 kcal, no fats". */
export function differenceInWords(before: Parts, now: Parts): string {
  const named = names();
  return [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .filter((key) => (now[key] ?? null) !== (before[key] ?? null))
    .map((key) => {
      const name = named.get(key) ?? key;
      const value = (key === 'calories' ? energyInWords(now[key]) : now[key]) ?? null;
      if (value === '') return name;
      return value === null ? t('no {name}', { name }) : t('{name} {value}', { name, value });
    })
    .join(t(', '));
}

/** What can differ of what a person has set. */
export function partsOf(setting: SettingChange['after']): Parts {
  if ('meals' in setting) {
    const meals = setting.meals.map(({ name, startMinute }) => {
      const time = startMinute === null ? '' : formatTime(timeOf(startMinute), getLocale());
      return [name, time] as const;
    });
    return Object.fromEntries(meals);
  }
  if ('targets' in setting) {
    const list = setting.targets ?? [];
    const [named, days] = [names(), weekdays()];
    const parts = list.flatMap((target, day) =>
      figures().map(({ key }) => {
        if (list.length < 7) return [key, target[key]] as const;
        const [weekday = '', name = key] = [days[day], named.get(key)];
        const value = key === 'calories' ? energyInWords(target[key]) : target[key];
        return [t('{weekday} {name}', { weekday, name }), value] as const;
      }),
    );
    return Object.fromEntries(parts);
  }
  if ('theme' in setting) {
    const { theme, density, firstDayOfWeek, hourCycle, energyUnit, language, keyShortcuts } =
      setting;
    const themes = { SYSTEM: t('system'), LIGHT: t('light'), DARK: t('dark') };
    return {
      theme: themes[theme],
      density: density === 'COMPACT' ? t('compact') : t('comfortable'),
      firstDayOfWeek: firstDayOfWeek === null ? null : weekdays()[(firstDayOfWeek + 6) % 7],
      hourCycle: hourCycle === null ? null : hourCycle === 24 ? t('24 hours') : t('12 hours'),
      energyUnit: energyUnit === 'KJ' ? t('kJ') : t('kcal'),
      language: nameOfLanguage(language ?? 'en'),
      keyShortcuts: keyShortcuts ? t('on') : t('off'),
    };
  }
  if ('isPartial' in setting) return { day: setting.isPartial ? t('incomplete') : t('complete') };
  const { isPinned, isHidden, deletedAt } = setting;
  const { amount, unit, ...food } = setting.figures ?? {};
  return {
    ...food,
    amount: amount && unit ? wordsOfPortion({ amount, unit }) : null,
    group: deletedAt
      ? t('Deleted')
      : isHidden
        ? t('Hidden')
        : isPinned
          ? t('Pinned')
          : t('Offered'),
  };
}
