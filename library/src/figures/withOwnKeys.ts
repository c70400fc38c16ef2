import type { Figure } from './Figure.types.ts';

// Bundlers replace it, as for MUI.
declare const process: { env: { NODE_ENV?: string } };

/** What entries have beside their figures. `in` finds in it what every object has, too. */
const taken = { id: '', name: '', day: '', time: '' };

/**
 * Leaves out a figure whose key something else has: its number would take the place of that, or be lost. Says so in
 * development.
 */
export function withOwnKeys<Shown extends Figure>(figures: readonly Shown[]): readonly Shown[] {
  return figures.filter(({ key }, index) => {
    const isOwn = !(key in taken) && figures.findIndex((other) => other.key === key) === index;
    if (!isOwn && process.env.NODE_ENV !== 'production') {
      console.error(
        `Foodlog: a figure with the key "${key}" is left out, because another figure, every entry or every object has that key. Give it a key of its own.`,
      );
    }
    return isOwn;
  });
}
