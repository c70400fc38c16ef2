import { entryFigures } from '../../entry-figures/entryFigures.tsx';
import type { ShownFigure } from '../../figures/useFigures.ts';
import type { SlotFunction } from '../../slots/useSlots.ts';
import type { EntryListEntryOwnerState, EntryListLocaleText } from './EntryList.types.ts';

export interface EntryContentProps extends EntryListEntryOwnerState {
  figures: readonly ShownFigure[];
  locale: string;
  text: EntryListLocaleText;
}

/**
 * Renders the name and the figures of an entry.
 * @param label What screen readers get for the name, such as "Edit {name}".
 */
export function entryContent(
  slot: SlotFunction<'content' | 'name' | 'amount' | 'calories' | 'unit' | 'details'>,
  { entry, isPending, figures, locale, text }: EntryContentProps,
  label?: string,
) {
  const status = isPending && <em>{text.pending}</em>;
  return slot(
    'content',
    <span>{entryFigures({ slot, entry, text, locale, figures, label, status })}</span>,
  );
}
