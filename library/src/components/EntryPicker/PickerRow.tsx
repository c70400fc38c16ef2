import { entryFigures } from '../../entry-figures/entryFigures.tsx';
import type { ShownFigure } from '../../figures/useFigures.ts';
import { useSlots } from '../../slots/useSlots.ts';
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
  figures: readonly ShownFigure[];
  locale: string;
  text: EntryPickerLocaleText;
}

/** One entry with its checkbox, or the row that selects all. Pressing anywhere in the row toggles the checkbox. */
export function PickerRow(props: PickerRowProps) {
  const {
    entry,
    isPicked,
    isDisabled,
    isMixed = false,
    onSelect,
    showDay,
    dateStyle,
    figures,
    locale,
    text,
  } = props;
  const slot = useSlots('FoodlogEntryPicker', props);
  const checkbox = slot(
    'checkbox',
    <input
      type="checkbox"
      checked={isPicked}
      disabled={isDisabled}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      onChange={(event) => onSelect(event.target.checked)}
    />,
  );
  const row = entry
    ? slot(
        'entry',
        <label>
          {checkbox}
          {entryFigures({ slot, entry, text, locale, figures, showDay, dateStyle })}
        </label>,
      )
    : slot(
        'all',
        <label>
          {checkbox}
          <span>{text.all}</span>
        </label>,
      );
  return slot('row', <li>{row}</li>);
}
