import { figureValue } from '../figures/figureValue.ts';
import { formatFigure } from '../figures/formatFigure.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import type { EntryFiguresLocaleText } from './EntryFigures.types.ts';
import { labelledFigure } from './labelledFigure.tsx';
import { unknownFigure } from './unknownFigure.tsx';

/** Renders figures as every list of entries shows them: the first one alone, the others with their labels. */
export function figureParts(
  slot: SlotFunction<'unit'>,
  values: object,
  [main, ...others]: readonly ShownFigure[],
  text: Pick<EntryFiguresLocaleText, 'unknown' | 'unknownSpoken'>,
  locale: string,
) {
  const value = main && figureValue(values, main);
  return {
    main:
      main &&
      (Number.isFinite(value) ? (
        <>
          <span translate="no">{formatFigure(Number(value), { ...main, unit: '' }, locale)}</span>
          {main.unit && slot('unit', <small>{`\u00a0${main.unit}`}</small>)}
        </>
      ) : (
        unknownFigure(text)
      )),
    others: others.map((figure) =>
      labelledFigure(figure, figureValue(values, figure), { text, locale }),
    ),
  };
}
