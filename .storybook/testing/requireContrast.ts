import type { Page } from 'playwright';
import { schemes } from '../modes.ts';
import { measureShown, measureUsed, type Measured } from './measureContrast.ts';

/**
 * Measures the contrasts of the story on the page in every colour scheme.
 * @throws when a text, a border or a focus indicator has less contrast than WCAG requires.
 */
export async function requireContrast(page: Page): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const scheme of schemes) measured.push(...(await measureShown(page, scheme)));
  // Runs second, because an open list closes when it loses focus.
  for (const scheme of schemes) measured.push(...(await measureUsed(page, scheme)));
  const worse = measured.filter(({ ratio, needed }) => ratio < needed);
  if (worse.length === 0) return measured;
  const lines = worse.map(
    ({ scheme, state, kind, what, ratio, needed }) =>
      `${scheme}, ${state}: ${kind} ${what} has ${ratio.toFixed(2)}, needs ${needed}`,
  );
  throw new Error(
    `Too little contrast. Change the token in library/src/tokens/tokens.json, or what uses it:\n${[...new Set(lines)].join('\n')}`,
  );
}
