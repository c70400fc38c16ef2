import { LONGEST, readFigure } from '../../food-fields/parseFigure.ts';
import type { FigureRules, ReadFigure } from '../../food-fields/parseFigure.ts';
import { plainText } from '../../food-fields/readNumber.ts';

/** So many digits tell all numbers apart: a third is read as the number that is nearest to it. */
const ALL_DIGITS = 30;

/** A fraction, after a whole number or not. Nobody means more digits as a part of a portion. */
const FRACTION = /(?:(?<![\d.,])(\d+)\s+)?(?<![\d.,])(\d{1,3})\s?[/⁄∕／]\s?(\d{1,3})(?![\d.,])/g;

function inDecimals(fraction: string, whole = '0', units = '', parts = ''): string {
  const divisor = BigInt(parts);
  if (divisor === 0n) return fraction;
  const dividend = BigInt(whole) * divisor + BigInt(units);
  const digits = `${(2n * dividend * 10n ** BigInt(ALL_DIGITS) + divisor) / (2n * divisor)}`;
  const all = digits.padStart(ALL_DIGITS + 1, '0');
  return `${all.slice(0, -ALL_DIGITS)}.${all.slice(-ALL_DIGITS)}`;
}

/** What the text of an amount may be. */
export type AmountRules = Pick<FigureRules, 'max' | 'locale' | 'units'>;

/** Reads the text of an amount as `parseAmount` does, and says how it was read. */
export function readAmount(typed: string, rules: AmountRules = {}): ReadFigure {
  const text = plainText(typed);
  if (text.length > LONGEST) return { value: Number.NaN, error: 'notNumber' };
  const decimals = text
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(FRACTION, inDecimals);
  const read = readFigure(decimals, { ...rules, fractionDigits: ALL_DIGITS, longest: Infinity });
  if (read.error) return read;
  return { ...read, isRounded: false, isPlain: read.isPlain === true && decimals === text };
}

/**
 * Parses the text of the amount of a PortionField, such as one from `FormData`, as `parseFigure` does, but rounds nothing, and
 * takes fractions too: "1/2", "½", "1 1/2", "1½".
 * @returns `null` for an empty text or none, and NaN for anything that is no amount above 0.
 */
export function parseAmount(
  text: FormDataEntryValue | null | undefined,
  rules?: AmountRules,
): number | null {
  if (text === null || text === undefined) return null;
  const value = typeof text === 'string' ? readAmount(text, rules).value : Number.NaN;
  return value === 0 ? Number.NaN : value;
}
