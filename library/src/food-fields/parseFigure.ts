import { round } from '../format/round.ts';

/** The numbers that a field takes, and a calculation may give. */
export interface FigureRules {
  /** The largest number. */
  max: number;
  /** The most digits after the decimal separator. */
  fractionDigits: number;
}

/**
 * Parses a number from 0 to `max`, or a sum or product of numbers such as `120+80` or `3×4,5`; products are calculated
 * first, and the result is rounded. Digits may be ASCII, Arabic, Persian or full-width Japanese. Point and comma both
 * separate decimals, because a phone shows the one of its own language; numbers may have space around them, but no
 * thousands separators. Returns `undefined` for anything else; `parseFloat` would read "12abc" as 12 and "1,5" as 1.
 */
export function parseFigure(
  text: string,
  { max, fractionDigits }: FigureRules,
): number | undefined {
  // In each of these scripts, the code of zero is a multiple of 16, and the other digits follow it.
  const plain = text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
    .replace(/[,٫．，]/g, '.');
  const parse = (factor: string) => {
    const [, number, fraction = ''] = /^\s*(\d+|\d*\.(\d+))\s*$/.exec(factor) ?? [];
    return fraction.length > fractionDigits ? Number.NaN : Number(number);
  };
  const result = plain
    .split(/[+＋]/)
    .map((product) => product.split(/[*×]/).reduce((value, factor) => value * parse(factor), 1))
    .reduce((sum, product) => sum + product);
  return round(result, fractionDigits) <= max ? round(result, fractionDigits) : undefined;
}
