import type { ReactNode } from 'react';
import { formatDay } from '../calendar-day/formatDay.ts';
import type { DateStyle } from '../calendar-day/formatDay.ts';
import type { FoodLogEntry } from '../components/EntryList/EntryList.types.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { formatTime } from '../format/formatTime.ts';
import { hidden } from '../slots/hidden.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import type { EntryFiguresLocaleText } from './EntryFigures.types.ts';
import { unknownFigure } from './unknownFigure.tsx';

interface EntryFiguresOptions {
  slot: SlotFunction<'name' | 'calories' | 'unit' | 'details'>;
  entry: FoodLogEntry<null>;
  text: EntryFiguresLocaleText;
  locale: string;
  fractionDigits: number;
  /** Whether the day is shown before the time. */
  showDay?: boolean;
  dateStyle?: DateStyle | undefined;
  /** Shown after the macros. */
  status?: ReactNode;
  /** What screen readers get for the name, such as "Edit {name}". */
  label?: string | undefined;
}

/** Renders the name, calories, time and macros of an entry, as every list of entries shows them. */
export function entryFigures({
  slot,
  entry,
  text,
  locale,
  fractionDigits,
  showDay = false,
  dateStyle,
  status,
  label = '{name}',
}: EntryFiguresOptions) {
  const format = (value: number | null) => formatNumber(Number(value), locale, fractionDigits);
  const macro = (name: 'fats' | 'proteins' | 'carbs') => (
    <span>
      <span>{text[name]}</span>
      {'\u00a0'}
      {Number.isFinite(entry[name]) ? (
        <span translate="no">{`${format(entry[name])}\u00a0${text.grams}`}</span>
      ) : (
        unknownFigure(text)
      )}
    </span>
  );
  const [before, after] = label.split('{name}');
  return (
    <>
      {before && <span className={hidden}>{before}</span>}
      {slot('name', <b translate="no">{entry.name}</b>)}
      {after && <span className={hidden}>{after}</span>}
      {slot(
        'calories',
        <strong>
          {Number.isFinite(entry.calories) ? (
            <>
              <span translate="no">{format(entry.calories)}</span>
              {slot('unit', <small>{`\u00a0${text.kilocalories}`}</small>)}
            </>
          ) : (
            unknownFigure(text)
          )}
        </strong>,
      )}
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
          {macro('fats')}
          {macro('proteins')}
          {macro('carbs')}
          {status}
        </span>,
      )}
    </>
  );
}
