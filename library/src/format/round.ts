/** Rounds to at most `fractionDigits` digits after the decimal separator; halves go up. Never returns -0. */
export function round(value: number, fractionDigits: number): number {
  const scale = 10 ** fractionDigits;
  return Math.round(value * scale) / scale + 0;
}
