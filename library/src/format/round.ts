/** Moves the decimal separator as on paper: 1.005 * 100 would be 100.49999999999999. */
const shift = (value: number, places: number) => Number(`${value}e${places}`);

/** Rounds to at most `fractionDigits` digits, 0 to 4, after the decimal separator; halves go up. Never returns -0. */
export function round(value: number, fractionDigits: number): number {
  if (!(value % 1)) return value + 0;
  // Smaller numbers are written with an exponent of their own.
  if (Math.abs(value) < 1e-6) return 0;
  return shift(Math.round(shift(value, fractionDigits)), -fractionDigits) + 0;
}
