import type { Figure } from './Figure.types.ts';

// Bundlers replace it, as for MUI.
declare const process: { env: { NODE_ENV?: string } };

/** What entries have beside their figures. `in` finds in it what every object has, too. */
const ofEntries = { id: '', name: '', day: '', time: '' };

/**
 * What React and the components use of a form. A field hides the member of its form that has its name. A browser test
 * tries everything that forms have.
 */
const ofForms = new Set([
  'addEventListener',
  'appendChild',
  'contains',
  'elements',
  'getRootNode',
  'insertBefore',
  'nodeName',
  'ownerDocument',
  'querySelector',
  'querySelectorAll',
  'removeChild',
  'removeEventListener',
  'reset',
  'setAttribute',
]);

/**
 * Leaves out a figure whose key is empty or that of something else: its number would take the place of that, or be lost.
 * Says so in development.
 */
export function withOwnKeys<Shown extends Figure>(figures: readonly Shown[]): readonly Shown[] {
  return figures.filter(({ key }, index) => {
    const isFirst = figures.findIndex((other) => other.key === key) === index;
    const isOwn = key !== '' && !(key in ofEntries) && !ofForms.has(key) && isFirst;
    if (!isOwn && process.env.NODE_ENV !== 'production') {
      console.error(
        `Foodlog: a figure with the key "${key}" is left out, because it is empty, or another figure, every entry, every object or every form has it. Give it a key of its own.`,
      );
    }
    return isOwn;
  });
}
