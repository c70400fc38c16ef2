/** Words that begin a label, where they stand alone, with a capital. @param locale the BCP 47 tag of their language. */
export const asLabel = (words: string, locale: string) =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
