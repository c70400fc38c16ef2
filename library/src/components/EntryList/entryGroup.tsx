import type { ReactNode } from 'react';
import { labelledFigure } from '../../entry-figures/labelledFigure.tsx';
import { unknownFigure } from '../../entry-figures/unknownFigure.tsx';
import { figureValue } from '../../figures/figureValue.ts';
import { formatFigure } from '../../figures/formatFigure.ts';
import { sumFigures } from '../../figures/sumFigures.ts';
import type { ShownFigure } from '../../figures/useFigures.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import type { SlotFunction } from '../../slots/useSlots.ts';
import type { EntryListLocaleText, EntryListSlotProps, FoodLogEntry } from './EntryList.types.ts';
import type { GroupedEntries } from './groupEntries.ts';

interface EntryGroupProps extends GroupedEntries<FoodLogEntry> {
  slot: SlotFunction<keyof EntryListSlotProps>;
  /** Id of its heading. */
  id: string;
  Heading: `h${1 | 2 | 3 | 4 | 5 | 6}`;
  figures: readonly ShownFigure[];
  locale: string;
  text: EntryListLocaleText;
  /** The list of its entries. */
  list: ReactNode;
  action: ReactNode;
}

/** Renders a group: its heading, the sums of its entries, and their list. */
export function entryGroup(props: EntryGroupProps) {
  const { slot, group, entries, id, Heading, locale, text, list, action } = props;
  const [main, ...others] = props.figures;
  const state = { group };
  const sums = sumFigures(entries, props.figures);
  const total = main && figureValue(sums.totals, main);
  /** Of how many entries a figure is known, unless it is of all or of none. */
  const knownOf = (figure: ShownFigure) => {
    const known = figureValue(sums.known, figure) ?? 0;
    if (known === 0 || known === sums.count) return null;
    const [shown, count] = [known, sums.count].map((number) => formatNumber(number, locale));
    return <small>{fillIn(text.known, { known: shown ?? '', count: count ?? '' })}</small>;
  };
  return slot(
    'group',
    <div key={group ? `${group.key} group` : ''}>
      {slot(
        'groupHeader',
        <div>
          {slot(
            'groupHeading',
            <Heading id={id}>{group?.label ?? text.otherGroup}</Heading>,
            state,
          )}
          {entries.length === 0 && slot('groupEmpty', <span>{text.emptyGroup}</span>, state)}
          {entries.length > 0 &&
            main &&
            slot(
              'groupTotal',
              <strong>
                {Number.isFinite(total) ? (
                  <>
                    <span translate="no">
                      {formatFigure(Number(total), { ...main, unit: '' }, locale)}
                    </span>
                    {main.unit && <small>{`\u00a0${main.unit}`}</small>}
                  </>
                ) : (
                  unknownFigure(text)
                )}
              </strong>,
              state,
            )}
          {entries.length > 0 &&
            main &&
            slot(
              'groupDetails',
              <span>
                {knownOf(main)}
                {others.map((figure) =>
                  labelledFigure(
                    figure,
                    figureValue(sums.totals, figure),
                    { text, locale },
                    knownOf(figure),
                  ),
                )}
              </span>,
              state,
            )}
        </div>,
        state,
      )}
      {list}
      {action && slot('groupAction', <div>{action}</div>, state)}
    </div>,
    state,
  );
}
