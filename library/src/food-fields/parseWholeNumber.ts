const LARGEST = 100_000;

/**
 * The whole number from 0 to 100,000 that `text` holds or works out to: digits, ASCII or as Arabic, Persian and Japanese
 * keyboards write them, and sums and products of them such as `120+80` or `3×45`, with space around each number or not;
 * products come first. `undefined` for anything
 * else; `parseInt` would read 12 out of "12abc" and 1 out of "1.5".
 */
export function parseWholeNumber(text: string): number | undefined {
  // The code of a zero is a multiple of 16 in each of these, and its other digits follow it.
  const plain = text.replace(/[٠-٩۰-۹０-９]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
  if (!/^\s*\d+\s*([+＋*×]\s*\d+\s*)*$/.test(plain)) return undefined;
  let sum = 0;
  for (const product of plain.split(/[+＋]/)) {
    sum += product.split(/[*×]/).reduce((value, factor) => value * Number(factor), 1);
  }
  return sum <= LARGEST ? sum : undefined;
}
