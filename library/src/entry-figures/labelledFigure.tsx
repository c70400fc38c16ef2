import type { ReactNode } from 'react';
import { formatFigure } from '../figures/formatFigure.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import type { EntryFiguresLocaleText } from './EntryFigures.types.ts';
import { unknownFigure } from './unknownFigure.tsx';

/**
 * Renders a figure with its label, such as "Fats 6 g".
 * @param note What is to say about it.
 */
export function labelledFigure(
  figure: ShownFigure,
  value: number | null | undefined,
  {
    text,
    locale,
  }: {
    text: Pick<EntryFiguresLocaleText, 'unknown' | 'unknownSpoken'>;
    locale: string;
  },
  note?: ReactNode,
) {
  // As wide as with two digits, so that the figures of all rows stand in columns. No style attribute: a policy may block it.
  const widest = `${figure.label}\u00a0${formatFigure(88, { ...figure, scale: 1 }, locale)}`;
  return (
    <span key={figure.key} data-widest={widest}>
      <span>{figure.label}</span>
      {'\u00a0'}
      {Number.isFinite(value) ? (
        <span translate="no">{formatFigure(Number(value), figure, locale)}</span>
      ) : (
        unknownFigure(text)
      )}
      {note}
    </span>
  );
}
