const LARGEST = 100_000;

/**
 * The whole number from 0 to 100,000 that `text` holds: ASCII digits, with space around them or not.
 * `undefined` for anything else; `parseInt` would read 12 out of "12abc" and 1 out of "1.5".
 */
export function parseWholeNumber(text: string): number | undefined {
  if (!/^\s*[0-9]+\s*$/.test(text)) return undefined;
  const value = Number(text);
  return value <= LARGEST ? value : undefined;
}
