import { foldLetters } from './foldLetters.ts';

/**
 * Returns a text as a search compares it: its words, separated by one space, in lower case and without accents and
 * punctuation. Letters are equal that CLDR's root collation takes for one, such as ł and l, ß and ss.
 */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
