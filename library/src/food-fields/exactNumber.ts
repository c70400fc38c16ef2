/** A decimal number without the errors of binary fractions: `units` × 10 ** -`scale`. */
export interface ExactNumber {
  units: bigint;
  scale: number;
}

const power = (exponent: number) => 10n ** BigInt(exponent);

export const multiply = (one: ExactNumber, other: ExactNumber): ExactNumber => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
});

export function add(one: ExactNumber, other: ExactNumber): ExactNumber {
  const scale = Math.max(one.scale, other.scale);
  const unitsOf = (number: ExactNumber) => number.units * power(scale - number.scale);
  return { units: unitsOf(one) + unitsOf(other), scale };
}

/** Rounds a number that is not negative to at most so many digits after the decimal separator; halves go up. */
export function roundExact({ units, scale }: ExactNumber, fractionDigits: number) {
  const scaled = units * power(fractionDigits);
  const rounded = (2n * scaled + power(scale)) / (2n * power(scale));
  return {
    value: Number(`${rounded}e-${fractionDigits}`),
    isRounded: rounded * power(scale) !== scaled,
  };
}
