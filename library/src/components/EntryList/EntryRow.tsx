import { memo } from 'react';
import { fillIn } from '../../format/fillIn.ts';
import { formatFigure } from '../../format/formatFigure.ts';
import { formatTime } from '../../format/formatTime.ts';
import { createSlot } from '../../slots/createSlot.ts';
import type {
  EntryListEntryOwnerState,
  EntryListLocaleText,
  EntryListProps,
} from './EntryList.types.ts';

interface EntryRowProps
  extends EntryListEntryOwnerState, Pick<EntryListProps, 'slots' | 'slotProps' | 'classes'> {
  canEdit: boolean;
  canDelete: boolean;
  locale: string;
  text: EntryListLocaleText;
}

const PENCIL = 'm4 20 1-5L15.5 4.5l4 4L9 19zM13 7l4 4';
const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

/** One entry. The list handles the clicks on its buttons, so that a row rerenders only when its entry changes. */
export const EntryRow = /*#__PURE__*/ memo(function EntryRow(props: EntryRowProps) {
  const { entry, isPending, canEdit, canDelete, locale, text } = props;
  const slot = createSlot('FoodlogEntryList', props);
  const macro = (name: 'fats' | 'proteins' | 'carbs') => (
    <span>{`${text[name]}\u00a0${formatFigure(entry[name], locale)}\u00a0${text.grams}`}</span>
  );
  const button = (action: 'edit' | 'delete', path: string) =>
    slot(
      `${action}Button`,
      'button',
      {
        type: 'button',
        'data-action': action,
        'aria-label': fillIn(text[action], entry.name),
      },
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>,
    );
  return slot(
    'entry',
    'li',
    { 'aria-busy': isPending },
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
      'p',
      {},
      <time dateTime={entry.time}>{formatTime(entry.time, locale)}</time>,
      macro('fats'),
      macro('proteins'),
      macro('carbs'),
      isPending && <em>{text.pending}</em>,
    ),
    <div>
      {canEdit && button('edit', PENCIL)}
      {canDelete && button('delete', BIN)}
    </div>,
  );
});
