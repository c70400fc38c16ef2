import { round } from '../format/round.ts';
import type { FractionDigits } from './Food.types.ts';

/** The figures that a field takes, and a calculation may give. */
export interface FigureRules {
  /**
   * The largest figure.
   * @default 100_000
   */
  max?: number | undefined;
  /**
   * The most digits after the decimal separator.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
}

/**
 * Parses the text of a number field, such as one from `FormData`: a number from 0 to `max`, or a sum or product of numbers
 * such as `120+80` or `3×4,5`. Products are calculated first, and the result is rounded. Digits may be ASCII, Arabic,
 * Persian or full-width Japanese. Point and comma both separate decimals, because a phone shows the one of its own
 * language; numbers may have space around them, but no thousands separators.
 * @returns `null` for an empty text or none, and NaN for anything else; `parseFloat` would read "12abc" as 12 and "1,5" as 1.
 */
export function parseFigure(
  text: FormDataEntryValue | null | undefined,
  { max = 100_000, fractionDigits = 0 }: FigureRules = {},
): number | null {
  if (text === null || text === undefined) return null;
  if (typeof text !== 'string') return Number.NaN;
  if (text.trim() === '') return null;
  // In each of these scripts, the code of zero is a multiple of 16, and the other digits follow it.
  const plain = text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
    .replace(/[,٫،．，]/g, '.');
  const parse = (factor: string) => {
    const [, number, fraction = ''] = /^\s*(\d+|\d*\.(\d+))\s*$/.exec(factor) ?? [];
    return fraction.length > fractionDigits ? Number.NaN : Number(number);
  };
  const sum = plain
    .split(/[+＋]/)
    .map((product) => product.split(/[*＊×]/).reduce((value, factor) => value * parse(factor), 1))
    .reduce((total, product) => total + product);
  const result = round(sum, fractionDigits);
  return result <= max ? result : Number.NaN;
}
