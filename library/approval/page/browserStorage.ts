import type { Verdict } from '../Review.types.ts';

/** Where the verdicts of a saved page outlive it: in this browser, by the id of what was saved. */
export const browserStorage = (id: string) => ({
  read: (): Verdict[] => {
    try {
      return JSON.parse(localStorage.getItem(id) ?? '[]');
    } catch {
      return [];
    }
  },
  write: (verdicts: readonly Verdict[]) => {
    try {
      localStorage.setItem(id, JSON.stringify(verdicts));
    } catch {
      // Where storage is denied or full, the page alone has the verdicts.
    }
  },
});
