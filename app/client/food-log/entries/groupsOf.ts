import type { EntryListGroup } from '@foodlog/ui';
import { t } from '../../language/t.ts';
import type { LoggedEntry, Meals } from '../data/FoodLog.types.ts';

/** The group of the entries without a meal. Its key is no name of a meal. */
export const noMeal = { key: '', hideEmpty: true };

/**
 * The meals in which entries are shown: those of the person in their order, then others that the entries have, then none.
 * Undefined where nobody has named any: then the list is flat.
 */
export function groupsOf(
  meals: Meals | undefined,
  entries: readonly LoggedEntry[],
): EntryListGroup[] | undefined {
  const named = meals?.meals.map(({ name }) => name) ?? [];
  const logged = entries.flatMap(({ meal }) => meal ?? []).toReversed();
  const names = [...new Set([...named, ...logged])];
  if (names.length === 0) return undefined;
  return [...names.map((name) => ({ key: name, label: name })), { ...noMeal, label: t('No meal') }];
}
