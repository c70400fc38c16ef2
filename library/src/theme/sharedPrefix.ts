// Bundlers replace it, as for MUI.
declare const process: { env: { NODE_ENV?: string } };

const mark = 'foodlogTheme';
let count = 0;
const checked = new WeakSet<object>();

/**
 * Marks a theme in development. MUI merges a theme with the one around it, so within another Foodlog theme it has the marks
 * of both.
 */
export function markPrefix<Marked extends object>(theme: Marked, cssVarPrefix: string): Marked {
  if (process.env.NODE_ENV === 'production') return theme;
  count += 1;
  return Object.assign(theme, { [mark + count]: cssVarPrefix });
}

/** Warns in development of a theme whose variables MUI leaves out, because a Foodlog theme around it has the same names. */
export function warnOfSharedPrefix(theme: object): void {
  if (process.env.NODE_ENV === 'production' || checked.has(theme)) return;
  checked.add(theme);
  const prefixes = Object.entries(theme).flatMap(([name, prefix]) =>
    name.startsWith(mark) ? String(prefix) : [],
  );
  const shared = prefixes.find((prefix, index) => prefixes.indexOf(prefix) < index);
  if (shared === undefined) return;
  console.warn(
    `Foodlog: two themes within each other have the cssVarPrefix "${shared}". On one page, the inner one then has the colours and the spacing of the outer one. Give it a cssVarPrefix of its own in createFoodlogTheme.`,
  );
}
