import { formatDay } from '../../calendar-day/formatDay.ts';
import { formatNumber } from '../../locales/formatNumber.ts';
import { formatTime } from '../../locales/formatTime.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';
import type { EntryPickerLocaleText } from './EntryPicker.types.ts';

interface PickerRowProps {
  entry: FoodLogEntry;
  isPicked: boolean;
  isDisabled: boolean;
  onPick: (isPicked: boolean) => void;
  showDay: boolean;
  locale: string;
  text: EntryPickerLocaleText;
}

/** One entry with its box; the whole row can be pressed. */
export function PickerRow({
  entry,
  isPicked,
  isDisabled,
  onPick,
  showDay,
  locale,
  text,
}: PickerRowProps) {
  const macro = (name: 'fats' | 'proteins' | 'carbs') => (
    <span>{`${text[name]}\u00a0${formatNumber(entry[name], locale)}\u00a0${text.grams}`}</span>
  );
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isPicked}
          disabled={isDisabled}
          onChange={(event) => onPick(event.target.checked)}
        />
        <b>{entry.name}</b>
        <strong>
          {formatNumber(entry.calories, locale)}
          <small>{`\u00a0${text.kilocalories}`}</small>
        </strong>
        <span>
          {showDay && <time dateTime={entry.day}>{formatDay(entry.day)}</time>}
          <time dateTime={entry.time}>{formatTime(entry.time, locale)}</time>
          {macro('fats')}
          {macro('proteins')}
          {macro('carbs')}
        </span>
      </label>
    </li>
  );
}
