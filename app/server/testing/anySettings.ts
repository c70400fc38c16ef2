import type {
  FoodLogFood,
  FoodLogMeals,
  FoodLogPreferences,
  FoodLogTargets,
} from '../storage/settings/kinds.ts';

type Below = (most: number) => number;

/** Returns targets of a week, of every day, or none, or removes them. */
export function anyTargets(below: Below): FoodLogTargets['targets'] {
  const figure = () => [null, 0, below(3000), 100_000][below(4)] ?? null;
  const length = [undefined, 0, 1, 7][below(4)];
  if (length === undefined) return null;
  return Array.from({ length }, () => ({
    calories: figure(),
    fats: figure(),
    proteins: figure(),
    carbs: figure(),
  }));
}

/** Returns up to three meals. */
export function anyMeals(below: Below): FoodLogMeals['meals'] {
  const names = ['Breakfast', 'Mittagessen “um 12”', '晩ご飯'].slice(below(4));
  return names.map((name) => ({ name, startMinute: below(2) === 0 ? null : below(1440) }));
}

/** Returns preferences. */
export function anyPreferences(below: Below): Omit<FoodLogPreferences, 'version'> {
  const theme = (['SYSTEM', 'LIGHT', 'DARK'] as const)[below(3)] ?? 'SYSTEM';
  return {
    theme,
    density: below(2) === 0 ? 'COMFORTABLE' : 'COMPACT',
    firstDayOfWeek: [null, 0, 1, 6][below(4)] ?? null,
    hourCycle: ([null, 12, 24] as const)[below(3)] ?? null,
    energyUnit: theme === 'LIGHT' ? 'KJ' : 'KCAL',
    language: theme === 'DARK' ? 'ar' : null,
    keyShortcuts: below(2) === 0,
  };
}

/** An egg that is pinned. */
export function sampleFood(changes: Partial<FoodLogFood> = {}): FoodLogFood {
  return {
    loggedAs: 'Egg',
    figures: null,
    isPinned: true,
    isHidden: false,
    deletedAt: null,
    version: 0,
    ...changes,
  };
}

/** Returns what is set of a food, or of which nothing is set any more. */
export function anyFood(below: Below): Omit<FoodLogFood, 'loggedAs' | 'version'> {
  const figure = () => [0, below(500), 100_000][below(3)] ?? 0;
  const amounts = [
    { amount: null, unit: null },
    { amount: 0.001, unit: null },
    { amount: 99_999.999, unit: 'slice' },
  ];
  const figures = {
    name: ['Egg', 'Crème “brûlée”', '卵'][below(3)] ?? '',
    calories: figure(),
    fats: figure(),
    proteins: figure(),
    carbs: figure(),
    ...(amounts[below(3)] ?? { amount: null, unit: null }),
  };
  return {
    figures: below(2) === 0 ? null : figures,
    isPinned: below(2) === 0,
    isHidden: below(3) === 0,
    deletedAt: below(3) === 0 ? new Date(Date.UTC(2026, 10, 1 + below(20))).toISOString() : null,
  };
}
