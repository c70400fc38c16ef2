/** What is typed into the fields of the form, by their names. */
export type TypedFood = Record<string, string>;

/** The storage key of what one person has half typed into the form. */
export const addDraftKey = (userId: string) => `food-log draft ${userId}`;

/**
 * Keeps a food as if it were half typed.
 * @returns false where storage is full or blocked.
 */
export function saveAddDraft(userId: string, food: object): boolean {
  const typed = Object.entries(food).map(([name, value]) => [name, String(value)]);
  try {
    sessionStorage.setItem(addDraftKey(userId), JSON.stringify(Object.fromEntries(typed)));
    return true;
  } catch {
    return false;
  }
}
