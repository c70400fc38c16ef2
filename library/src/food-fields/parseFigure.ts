import { round } from '../format/round.ts';
import { inUnit, scaleOf } from '../figures/inUnit.ts';
import { add, divide, exactOf, multiply, roundExact } from './exactNumber.ts';
import type { ExactNumber } from './exactNumber.ts';
import type { FractionDigits } from './Food.types.ts';
import { plainText, readNumber } from './readNumber.ts';
import type { ReadNumber } from './readNumber.ts';

/** The figures that a field takes, and a calculation may give. */
export interface FigureRules {
  /**
   * The largest figure.
   * @default 100_000
   */
  max?: number | undefined;
  /**
   * The most digits after the decimal separator. A figure with more is rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * How many of the unit that is typed are one of the figure: with 4.184, a text in kJ is read as a figure in kcal. Anything
   * but a positive number is 1.
   * @default 1
   */
  scale?: number | undefined;
  /**
   * BCP 47 tag of the locale, which decides what "1,840" and "1.840" mean.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Units that may follow the figure, such as `['kcal']`. One that begins as a number does is never read as a unit.
   * @default []
   */
  units?: readonly string[] | undefined;
}

/** Why a text is no figure. */
export type FigureError = 'notNumber' | 'numberTooSmall' | 'numberTooLarge';

/** What a text means. */
export interface ReadFigure {
  /** `null` for an empty text, and NaN for an invalid text. */
  value: number | null;
  error?: FigureError;
  /** Whether it is a sum or a product. */
  isCalculation?: boolean;
  /** Whether it is written as a field writes figures, or nearly so. */
  isPlain?: boolean;
  isRounded?: boolean;
  /** Whether locales disagree about it. */
  isAmbiguous?: boolean;
}

/** The rules of a field of any kind. */
export interface ReadingRules extends Omit<FigureRules, 'fractionDigits'> {
  fractionDigits?: number;
  longest?: number;
}

/** Longer calculations are not read. */
export const LONGEST = 200;

function withoutUnit(text: string, units: readonly string[]): string {
  const unit = units
    .map(plainText)
    // Else 12 would be 1 of the unit "2".
    .find((word) => /^[^\d.,+*]/.test(word) && text.toLowerCase().endsWith(word.toLowerCase()));
  return unit ? text.slice(0, -unit.length) : text;
}

const refuse = (error: FigureError) => ({ value: Number.NaN, error });

/** Reads the text of a number field as `parseFigure` does, and says how it was read. */
export function readFigure(
  typed: string,
  {
    max = 100_000,
    fractionDigits = 0,
    locale = 'en-US',
    units = [],
    scale: anyScale,
    longest = LONGEST,
  }: ReadingRules = {},
): ReadFigure {
  const text = plainText(typed);
  if (!text) return { value: null };
  if (text.length > longest) return refuse('notNumber');
  const calculation = withoutUnit(text, units);
  const isWhole = fractionDigits === 0;
  if (calculation.startsWith('-') && readNumber(calculation.slice(1), locale, isWhole)) {
    return refuse('numberTooSmall');
  }
  const numbers: ReadNumber[] = [];
  let exact: ExactNumber = { units: 0n, parts: 1n };
  for (const product of calculation.split('+')) {
    let result: ExactNumber = { units: 1n, parts: 1n };
    // The letter x is a sign too, but not that of a hexadecimal number.
    for (const factor of product.split(/\*|(?<!^ *0 *)x/i)) {
      const number = readNumber(factor, locale, isWhole);
      if (!number) return refuse('notNumber');
      numbers.push(number);
      result = multiply(result, number);
    }
    exact = add(exact, result);
  }
  const scale = scaleOf({ scale: anyScale });
  // The field shows what the figure is in its unit, which may be another number than was typed.
  const stored = scale === 1 ? exact : divide(exact, exactOf(scale));
  const { value, isRounded: isStoredRounded } = roundExact(stored, fractionDigits);
  if (value > max) return refuse('numberTooLarge');
  const shown = round(inUnit(value, { scale }), fractionDigits);
  const isRounded = scale === 1 ? isStoredRounded : shown !== roundExact(exact, 15).value;
  const isCalculation = numbers.length > 1;
  const isAmbiguous = numbers.some((number) => number.isAmbiguous);
  const isDecimal = exact.parts > 1n && isWhole;
  const isPlain =
    numbers.every((number) => number.isPlain) &&
    !(isCalculation || isRounded || isAmbiguous || isDecimal) &&
    calculation === text;
  return { value, isCalculation, isPlain, isRounded, isAmbiguous };
}

/**
 * Parses the text of a number field, such as one from `FormData`: a number from 0 to `max`, or a sum or product of numbers
 * such as `120+80`, `3×4,5` or `3x4`, calculated exactly and rounded once at the end. Digits may be those of any script, and marks
 * of direction, space, and one of the `units` do not count.
 *
 * Point and comma both separate decimals, because a phone may show only one of them: "12.5" and "12,5" are the same in
 * every locale. Where both occur, the last one separates decimals ("1.840,5"), and one that occurs several times separates
 * thousands ("1,234,567"). Only a single one with exactly three digits after it and one to three before it could be
 * either: as a whole number, "1,840" and "1.840" are 1840. With decimals, "1,840" is 1840 where the comma separates thousands
 * in `locale`, and 1.84 elsewhere. The fields of this library show how they have read such a text before they submit it. A
 * server has to be given the same `locale` and `fractionDigits`.
 * @returns `null` for an empty text or none, and NaN for anything else; `parseFloat` would read "12abc" as 12 and "1,5" as 1.
 */
export function parseFigure(
  text: FormDataEntryValue | null | undefined,
  rules?: FigureRules,
): number | null {
  if (text === null || text === undefined) return null;
  return typeof text === 'string' ? readFigure(text, rules).value : Number.NaN;
}
