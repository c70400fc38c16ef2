import type { FoodFormValues } from '@foodlog/ui';

/** The storage key of what one person has half typed into the form. */
export const addDraftKey = (userId: string) => `food-log draft ${userId}`;

/**
 * Keeps a food that could not be saved as if it were half typed.
 * @returns false where storage is full or blocked.
 */
export function saveAddDraft(userId: string, food: FoodFormValues): boolean {
  const typed = Object.entries(food).map(([name, value]) => [name, String(value)]);
  try {
    sessionStorage.setItem(addDraftKey(userId), JSON.stringify(Object.fromEntries(typed)));
    return true;
  } catch {
    return false;
  }
}
