import { memo, type MouseEvent } from 'react';
import { entryFigures } from '../../entry-figures/entryFigures.tsx';
import { fillIn } from '../../format/fillIn.ts';
import { useSlots } from '../../slots/useSlots.ts';
import type {
  EntryListEntryOwnerState,
  EntryListLocaleText,
  EntryListProps,
} from './EntryList.types.ts';

/** What a person can do with an entry. */
export type EntryAction = 'edit' | 'delete';

interface EntryRowProps
  extends EntryListEntryOwnerState, Pick<EntryListProps, 'slots' | 'slotProps' | 'classes'> {
  disabled: boolean;
  canEdit: boolean;
  canDelete: boolean;
  /** Called with the press. Has to be the same function in every render. */
  onAction: (action: EntryAction, id: string, press: MouseEvent) => void;
  fractionDigits: number;
  locale: string;
  text: EntryListLocaleText;
}

/** One entry. Pressing anywhere in it edits it. It rerenders only when its entry changes. */
export const EntryRow = /*#__PURE__*/ memo(function EntryRow(props: EntryRowProps) {
  const { entry, isPending, disabled, canEdit, canDelete, onAction, fractionDigits, locale, text } =
    props;
  const slot = useSlots('FoodlogEntryList', props);
  const content = (label = '{name}') =>
    slot(
      'content',
      <span>
        {entryFigures({
          slot,
          entry,
          text,
          locale,
          fractionDigits,
          label,
          status: isPending && <em>{text.pending}</em>,
        })}
      </span>,
    );
  return slot(
    'entry',
    <li aria-busy={isPending}>
      {canEdit
        ? slot(
            'editButton',
            <button
              type="button"
              disabled={disabled}
              onClick={(press) => onAction('edit', entry.id, press)}
            >
              {content(text.edit)}
            </button>,
          )
        : content()}
      {canDelete &&
        slot(
          'deleteButton',
          <button
            type="button"
            disabled={disabled}
            aria-label={fillIn(text.delete, entry.name)}
            onClick={(press) => onAction('delete', entry.id, press)}
          >
            {slot(
              'deleteIcon',
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
              </svg>,
            )}
          </button>,
        )}
    </li>,
  );
});
