import { plural, t } from '../../language/t.ts';
import type { ChangeWords } from './ChangeWords.types.ts';

/** What Undo undoes. */
export const nouns: ChangeWords = {
  create: ({ name, count, day }) => {
    if (name && day) return t('addition of {name} to {day}', { name, day });
    if (name) return t('addition of {name}', { name });
    return day
      ? plural(
          count,
          { one: 'addition of 1 entry to {day}', other: 'addition of {count} entries to {day}' },
          { day },
        )
      : plural(count, { one: 'addition of 1 entry', other: 'addition of {count} entries' });
  },
  // It is always of one entry.
  update: ({ name = '', day }) =>
    day ? t('edit of {name}, {day}', { name, day }) : t('edit of {name}', { name }),
  delete: ({ name, count, day }) => {
    if (name && day) return t('deletion of {name}, {day}', { name, day });
    if (name) return t('deletion of {name}', { name });
    return day
      ? plural(
          count,
          { one: 'deletion of 1 entry, {day}', other: 'deletion of {count} entries, {day}' },
          { day },
        )
      : plural(count, { one: 'deletion of 1 entry', other: 'deletion of {count} entries' });
  },
  restore: ({ name, count, day }) => {
    if (name && day) return t('restoration of {name}, {day}', { name, day });
    if (name) return t('restoration of {name}', { name });
    return day
      ? plural(
          count,
          { one: 'restoration of 1 entry, {day}', other: 'restoration of {count} entries, {day}' },
          { day },
        )
      : plural(count, { one: 'restoration of 1 entry', other: 'restoration of {count} entries' });
  },
  setTargets: () => t('change of your targets'),
  setMeals: () => t('change of your meals'),
  setDayMark: (day) => t('change of the mark of {day}', { day }),
  setFood: (name) => t('change of {name} in your foods', { name }),
  deleteFood: (name) => t('deletion of {name} from your foods', { name }),
  setPreferences: () => t('change of your settings'),
  setPreference: {
    theme: () => t('change of the theme'),
    density: () => t('change of the density'),
    firstDayOfWeek: () => t('change of the first day of the week'),
    hourCycle: () => t('change of the clock'),
    energyUnit: () => t('change of the unit of energy'),
    language: () => t('change of the language'),
    keyShortcuts: () => t('change of the keyboard shortcuts'),
  },
};
