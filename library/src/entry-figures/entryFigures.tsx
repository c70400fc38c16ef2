import type { ReactNode } from 'react';
import { formatDay } from '../calendar-day/formatDay.ts';
import type { DateStyle } from '../calendar-day/formatDay.ts';
import type { FoodLogEntry } from '../components/EntryList/EntryList.types.ts';
import { formatFigure } from '../figures/formatFigure.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import { formatTime } from '../format/formatTime.ts';
import { hidden } from '../slots/hidden.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import type { EntryFiguresLocaleText } from './EntryFigures.types.ts';
import { figureParts } from './figureParts.tsx';

interface EntryFiguresOptions {
  slot: SlotFunction<'name' | 'amount' | 'calories' | 'unit' | 'details'>;
  entry: FoodLogEntry<null>;
  text: EntryFiguresLocaleText;
  locale: string;
  figures: readonly ShownFigure[];
  /** Whether the day is shown before the time. */
  showDay?: boolean;
  dateStyle?: DateStyle | undefined;
  /** Shown after the figures. */
  status?: ReactNode;
  /** What screen readers get for the name, such as "Edit {name}". */
  label?: string | undefined;
}

/** Renders the name with the amount, the first figure, the time and the other figures of an entry, as every list of entries shows them. */
export function entryFigures({
  slot,
  entry,
  text,
  locale,
  figures,
  showDay = false,
  dateStyle,
  status,
  label = '{name}',
}: EntryFiguresOptions) {
  const { main, others } = figureParts(slot, entry, figures, text, locale);
  const { amount, unit } = entry;
  const [before, after] = label.split('{name}');
  return (
    <>
      {before && <span className={hidden}>{before}</span>}
      {slot(
        'name',
        <b translate="no">
          {Number.isFinite(amount) ? (
            <>
              <span>{entry.name}</span>{' '}
              {slot(
                'amount',
                <small>
                  {formatFigure(Number(amount), { unit: unit ?? '', fractionDigits: 3 }, locale)}
                </small>,
              )}
            </>
          ) : (
            // Alone: beside anything, its text would not change on a translated page.
            entry.name
          )}
        </b>,
      )}
      {after && <span className={hidden}>{after}</span>}
      {main && slot('calories', <strong>{main}</strong>)}
      {slot(
        'details',
        <span>
          {showDay && (
            <time translate="no" dateTime={entry.day}>
              {formatDay(entry.day, locale, dateStyle)}
            </time>
          )}
          <time translate="no" dateTime={entry.time}>
            {formatTime(entry.time, locale)}
          </time>
          {others}
          {status}
        </span>,
      )}
    </>
  );
}
