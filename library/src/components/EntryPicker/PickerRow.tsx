import { formatDay } from '../../calendar-day/formatDay.ts';
import { formatFigure } from '../../format/formatFigure.ts';
import { formatTime } from '../../format/formatTime.ts';
import { createSlot } from '../../slots/createSlot.ts';
import type {
  EntryPickerEntryOwnerState,
  EntryPickerLocaleText,
  EntryPickerProps,
} from './EntryPicker.types.ts';

interface PickerRowProps
  extends
    EntryPickerEntryOwnerState,
    Pick<EntryPickerProps, 'slots' | 'slotProps' | 'classes' | 'dateStyle'> {
  /** Whether only some of the entries are selected. */
  isMixed?: boolean;
  onSelect: (isSelected: boolean) => void;
  showDay: boolean;
  locale: string;
  text: EntryPickerLocaleText;
}

/** One entry with its checkbox, or the row that selects all. Pressing anywhere in the row toggles the checkbox. */
export function PickerRow(props: PickerRowProps) {
  const { entry, isPicked, isDisabled, isMixed = false, onSelect, ...others } = props;
  const { showDay, dateStyle, locale, text } = others;
  const slot = createSlot('FoodlogEntryPicker', props);
  const box = slot('checkbox', 'input', {
    type: 'checkbox',
    checked: isPicked,
    disabled: isDisabled,
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isMixed;
    },
    onChange: (event) => onSelect(event.target.checked),
  });
  if (!entry) return <li>{slot('all', 'label', {}, box, text.all)}</li>;

  const macro = (name: 'fats' | 'proteins' | 'carbs') => (
    <span>{`${text[name]}\u00a0${formatFigure(entry[name], locale)}\u00a0${text.grams}`}</span>
  );
  return (
    <li>
      {slot(
        'entry',
        'label',
        {},
        box,
        slot('name', 'b', {}, entry.name),
        slot(
          'calories',
          'strong',
          {},
          formatFigure(entry.calories, locale),
          <small>{`\u00a0${text.kilocalories}`}</small>,
        ),
        slot(
          'details',
          'span',
          {},
          showDay && <time dateTime={entry.day}>{formatDay(entry.day, locale, dateStyle)}</time>,
          <time dateTime={entry.time}>{formatTime(entry.time, locale)}</time>,
          macro('fats'),
          macro('proteins'),
          macro('carbs'),
        ),
      )}
    </li>
  );
}
