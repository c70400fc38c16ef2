/** Rounds to at most `fractionDigits` digits after the decimal separator; halves away from zero. Never returns -0. */
export function round(value: number, fractionDigits: number): number {
  return Number(value.toFixed(fractionDigits)) + 0;
}
