import { groupSeparatorOf } from '../format/groupSeparatorOf.ts';
import type { ExactNumber } from './exactNumber.ts';

/** The digit for which a character of any script stands. Scripts have ten digits in a row; some have several rows. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return `${before % 10}`;
}

/** Writes a text with ASCII digits and signs, and without marks of direction and space around it. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/[،，]/g, ',')
    .replace(/．/g, '.')
    .replace(/＋/g, '+')
    .replace(/[＊×]/g, '*')
    .replace(/[−－‐‑–]/g, '-')
    .trim();

/** Digits, or groups of them: of three, but in India of two before the last. */
const WHOLE = /^\d*$|^\d{1,3}(?:([.,_])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:([.,_])\d\d)+\2\d{3}$/;

export interface ReadNumber extends ExactNumber {
  /** Whether it is nothing but digits and a decimal separator. */
  isPlain: boolean;
  /** Whether locales disagree about it. */
  isAmbiguous: boolean;
}

/**
 * Reads a plain text as a number that is not negative. Where point and comma both occur, the last one separates decimals;
 * one that occurs several times separates thousands. A single one separates decimals, unless exactly three digits follow
 * it and one to three precede it: then it separates thousands if it does so in the locale. Spaces and apostrophes separate
 * thousands, and the Arabic separators are what they are, in every locale.
 * @param isWhole whether the number has no decimals; then nobody means "1.840" with three of them.
 * @returns `undefined` for anything else.
 */
export function readNumber(text: string, locale: string, isWhole: boolean): ReadNumber | undefined {
  const signed = text.trim().replace(/(?<=\d)[\s'’٬](?=\d)/g, '_');
  const [sign, ...more] = signed.match(/[.,٫]/g) ?? [];
  const isAmbiguous = /^[1-9]\d{0,2}[.,]\d{3}$/.test(signed);
  const isGroup = isAmbiguous ? isWhole || sign === groupSeparatorOf(locale) : more.length > 0;
  const last = more.at(-1) ?? sign ?? '';
  const hasDecimals = last !== '' && !(isGroup && [sign, ...more].every((one) => one === last));
  const end = hasDecimals ? signed.lastIndexOf(last) : signed.length;
  const whole = signed.slice(0, end);
  const fraction = signed.slice(end + 1);
  if (!WHOLE.test(whole) || !/^\d*$/.test(fraction) || !/\d/.test(signed)) return undefined;
  const digits = whole.replace(/\D/g, '');
  return {
    units: BigInt(digits + fraction),
    parts: 10n ** BigInt(fraction.length),
    isPlain: digits === whole && /\d$/.test(signed),
    isAmbiguous,
  };
}
