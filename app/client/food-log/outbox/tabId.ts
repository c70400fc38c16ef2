import { createObjectId } from '../data/createObjectId.ts';

const storageKey = 'foodlog tab';

/** The id of this tab, which a reload keeps. Where storage is blocked, it is as new as the page. */
export function tabId(): string {
  const id = createObjectId();
  try {
    const known = sessionStorage.getItem(storageKey);
    if (known) return known;
    sessionStorage.setItem(storageKey, id);
  } catch {
    // Undo then ends with the page.
  }
  return id;
}
