/**
 * Parses a whole number from 0 to `max`, or a sum or product of numbers such as `120+80` or `3×45`; products are
 * calculated first. Digits may be ASCII, Arabic, Persian or full-width Japanese. Numbers may have space around them.
 * Returns `undefined` for anything else; `parseInt` would read "12abc" as 12 and "1.5" as 1.
 */
export function parseWholeNumber(text: string, max: number): number | undefined {
  // In each of these scripts, the code of zero is a multiple of 16, and the other digits follow it.
  const plain = text.replace(/[٠-٩۰-۹０-９]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
  if (!/^\s*\d+\s*([+＋*×]\s*\d+\s*)*$/.test(plain)) return undefined;
  let sum = 0;
  for (const product of plain.split(/[+＋]/)) {
    sum += product.split(/[*×]/).reduce((value, factor) => value * Number(factor), 1);
  }
  return sum <= max ? sum : undefined;
}
