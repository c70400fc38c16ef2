/** What a text from storage holds, which anybody who can open the browser can have written; undefined where it is no JSON. */
export function parseDraft(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/**
 * What this tab keeps under a key of what is half typed; undefined where there is nothing, or storage is blocked.
 * A key begins with `food-log draft` or `food-log edit` and the id of the person, for whom a sign-out deletes it.
 */
export function readDraft(key: string): unknown {
  try {
    return parseDraft(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Keeps something half typed, over a reload and for the next session of the person; undefined deletes it.
 * @returns false where storage is full or blocked: the person can type all the same.
 */
export function storeDraft(key: string, draft: unknown): boolean {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The keys of all drafts that begin so, without that beginning. */
export function draftsOf(start: string): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}
