import { plural, t } from '../../language/t.ts';
import type { ChangeWords } from './ChangeWords.types.ts';

/** What a person has done. */
export const verbs: ChangeWords = {
  create: ({ name, count, day }) => {
    if (name && day) return t('Added {name} to {day}', { name, day });
    if (name) return t('Added {name}', { name });
    return day
      ? plural(
          count,
          { one: 'Added 1 entry to {day}', other: 'Added {count} entries to {day}' },
          { day },
        )
      : plural(count, { one: 'Added 1 entry', other: 'Added {count} entries' });
  },
  // It is always of one entry.
  update: ({ name = '', day }) =>
    day ? t('Changed {name}, {day}', { name, day }) : t('Changed {name}', { name }),
  delete: ({ name, count, day }) => {
    if (name && day) return t('Deleted {name}, {day}', { name, day });
    if (name) return t('Deleted {name}', { name });
    return day
      ? plural(
          count,
          { one: 'Deleted 1 entry, {day}', other: 'Deleted {count} entries, {day}' },
          { day },
        )
      : plural(count, { one: 'Deleted 1 entry', other: 'Deleted {count} entries' });
  },
  restore: ({ name, count, day }) => {
    if (name && day) return t('Restored {name}, {day}', { name, day });
    if (name) return t('Restored {name}', { name });
    return day
      ? plural(
          count,
          { one: 'Restored 1 entry, {day}', other: 'Restored {count} entries, {day}' },
          { day },
        )
      : plural(count, { one: 'Restored 1 entry', other: 'Restored {count} entries' });
  },
  setTargets: () => t('Changed your targets'),
  setMeals: () => t('Changed your meals'),
  setDayMark: (day) => t('Changed the mark of {day}', { day }),
  setFood: (name) => t('Changed {name} in your foods', { name }),
  deleteFood: (name) => t('Deleted {name} from your foods', { name }),
  setPreferences: () => t('Changed your settings'),
  setPreference: {
    theme: () => t('Changed the theme'),
    density: () => t('Changed the density'),
    firstDayOfWeek: () => t('Changed the first day of the week'),
    hourCycle: () => t('Changed the clock'),
    energyUnit: () => t('Changed the unit of energy'),
    language: () => t('Changed the language'),
    keyShortcuts: () => t('Changed the keyboard shortcuts'),
  },
};
