import type { Review, Verdict } from '../Review.types.ts';

/** Where the verdicts of a saved page outlive it. */
export interface VerdictStorage {
  read: () => Verdict[];
  write: (verdicts: readonly Verdict[]) => void;
}

/** Keeps the verdicts on a review in this browser, apart from those on others. */
export function browserStorage({ pictures }: Review): VerdictStorage {
  const contents = new Set(pictures.map(({ id, now }) => `${id} ${now.pixels} ${now.words}`));
  // All pages that are opened as files may share one storage.
  let hash = 0;
  for (const character of [...contents].join('\n')) {
    hash = (hash * 31 + character.charCodeAt(0)) % 0x1_0000_0000;
  }
  const key = `Approve pictures ${hash}`;
  return {
    read: () => {
      try {
        const rows: Verdict[] = JSON.parse(localStorage.getItem(key) ?? '[]');
        return rows.filter(({ picture, pixels, words }) =>
          contents.has(`${picture} ${pixels} ${words}`),
        );
      } catch {
        return [];
      }
    },
    write: (verdicts) => {
      try {
        localStorage.setItem(key, JSON.stringify(verdicts));
      } catch {
        // Where storage is denied or full, the page alone has the verdicts.
      }
    },
  };
}
