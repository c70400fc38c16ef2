import { hidden } from '../slots/hidden.ts';
import type { EntryFiguresLocaleText } from './EntryFigures.types.ts';

/** Renders a figure that is not known, which is anything but a finite number: a dash, never 0, and words for screen readers. */
export function unknownFigure(text: Pick<EntryFiguresLocaleText, 'unknown' | 'unknownSpoken'>) {
  return (
    <>
      <span aria-hidden>{text.unknown}</span>
      <span className={hidden}>{text.unknownSpoken}</span>
    </>
  );
}
