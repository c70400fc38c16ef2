/** Stands in for a storage that the browser has blocked: it lasts as long as the page. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function isBlocked(storage: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return !window[storage];
  } catch {
    return true;
  }
}

/**
 * Whether the browser refuses cookies and site data. The sign-in SDK reads the storage while it loads, so the pages that
 * need no session get one that forgets; nobody can be signed in without a real one.
 */
export const isSiteDataBlocked = isBlocked('localStorage') || isBlocked('sessionStorage');

if (isSiteDataBlocked) {
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, storage, { configurable: true, value: memoryStorage() });
}
