import type { Language } from './Language.types.ts';

const files = import.meta.glob<Language>('./languages/*.ts', { import: 'language' });

/** The BCP 47 tags of the languages of the pages beside English: the names of the files in `languages/`. */
export const languageTags = Object.keys(files).map((path) => path.replace(/.*\/|\.ts$/g, ''));

let language: Language | undefined;
let failed: string | null = null;
let asked = 0;
let held = Promise.resolve();
const listeners = new Set<() => void>();

/** Holds back what `loadLanguage` does once the file is there or has failed, until the function is called that this returns. */
export function holdLanguage(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

/** The language of the pages; undefined: English. */
export const getLanguage = () => language;

/** The tag of the language that was asked for last, if it did not load; else null. */
export const getFailedLanguage = () => failed;

/** Calls the listener whenever a language has loaded or failed to. @returns the function that ends this. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the language in which the pages are from then on.
 * @param tag one of `languageTags`. With any other, and with null, they are in English.
 * @throws when it does not load; the language stays.
 */
export async function loadLanguage(tag: string | null): Promise<void> {
  asked += 1;
  const own = asked;
  try {
    const file = files[`./languages/${tag}.ts`]?.();
    await Promise.allSettled([file]);
    await held;
    const loaded = await file;
    // Another may have been asked for meanwhile.
    if (own === asked) [language, failed] = [loaded, null];
  } catch (error) {
    if (own === asked) failed = tag;
    throw error;
  } finally {
    const { documentElement } = document;
    documentElement.lang = language?.locale ?? 'en';
    documentElement.dir = language?.direction ?? 'ltr';
    for (const listener of listeners) listener();
  }
}
