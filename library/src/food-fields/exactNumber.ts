/** A number without the errors of binary fractions: `units` / `parts`, of which `parts` is positive. */
export interface ExactNumber {
  units: bigint;
  parts: bigint;
}

const power = (exponent: number) => 10n ** BigInt(exponent);

export const multiply = (one: ExactNumber, other: ExactNumber): ExactNumber => ({
  units: one.units * other.units,
  parts: one.parts * other.parts,
});

export const add = (one: ExactNumber, other: ExactNumber): ExactNumber => ({
  units: one.units * other.parts + other.units * one.parts,
  parts: one.parts * other.parts,
});

/** Rounds a number that is not negative to at most so many digits after the decimal separator; halves go up. */
export function roundExact({ units, parts }: ExactNumber, fractionDigits: number) {
  const scaled = units * power(fractionDigits);
  const rounded = (2n * scaled + parts) / (2n * parts);
  return {
    value: Number(`${rounded}e-${fractionDigits}`),
    isRounded: rounded * parts !== scaled,
  };
}

/** The fewest parts, up to `most`, of which a number is a whole number; `undefined` if there are more. */
export function partsOf(value: number, most: number): number | undefined {
  for (let parts = 1; parts <= most; parts += 1) {
    if (Math.round(value * parts) / parts === value) return parts;
  }
  return undefined;
}

/** Fractions with larger denominators are read as decimals. */
const MOST_PARTS = 999;

/** The exact number that a finite number stands for: 0.1 for a tenth, and 0.3333333333333333 for a third. */
export function exactOf(value: number): ExactNumber {
  const parts = partsOf(value, MOST_PARTS);
  if (parts !== undefined) {
    return { units: BigInt(Math.round(value * parts)), parts: BigInt(parts) };
  }
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  const scale = fraction.length - Number(exponent);
  return {
    units: BigInt(whole + fraction) * power(Math.max(0, -scale)),
    parts: power(Math.max(0, scale)),
  };
}

/** @param other is positive. */
export const divide = (one: ExactNumber, other: ExactNumber): ExactNumber =>
  multiply(one, { units: other.parts, parts: other.units });
