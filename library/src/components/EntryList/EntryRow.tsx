import { memo, type MouseEvent } from 'react';
import { fillIn } from '../../format/fillIn.ts';
import { useSlots } from '../../slots/useSlots.ts';
import type { EntryListProps } from './EntryList.types.ts';
import { preloadMenu } from './useMoveMenu.tsx';
import { entryContent, type EntryContentProps } from './entryContent.tsx';

/** What a person can do with an entry. */
export type EntryAction = 'edit' | 'delete' | 'move';

interface EntryRowProps
  extends EntryContentProps, Pick<EntryListProps, 'slots' | 'slotProps' | 'classes'> {
  disabled: boolean;
  canEdit: boolean;
  canDelete: boolean;
  canMove: boolean;
  /** Whether the menu is open that moves it. */
  isMoving: boolean;
  /** Whether it is below the first screens. */
  isFar: boolean;
  /** Called with the press. Has to be the same function in every render. */
  onAction: (action: EntryAction, id: string, press: MouseEvent<HTMLElement>) => void;
}

/** One entry. Pressing anywhere in it edits it. It rerenders only when its entry changes. */
export const EntryRow = /*#__PURE__*/ memo(function EntryRow(props: EntryRowProps) {
  const { entry, isPending, disabled, canEdit, canDelete, canMove, onAction, text } = props;
  const slot = useSlots('FoodlogEntryList', props);
  return slot(
    'entry',
    <li aria-busy={isPending} data-far={props.isFar}>
      {canEdit
        ? slot(
            'editButton',
            <button
              type="button"
              disabled={disabled}
              onClick={(press) => onAction('edit', entry.id, press)}
            >
              {entryContent(slot, props, text.edit)}
            </button>,
          )
        : entryContent(slot, props)}
      {canMove &&
        slot(
          'moveButton',
          <button
            type="button"
            disabled={disabled}
            aria-label={fillIn(text.move, entry.name)}
            aria-haspopup="menu"
            aria-expanded={props.isMoving}
            onPointerEnter={preloadMenu}
            onFocus={preloadMenu}
            onClick={(press) => onAction('move', entry.id, press)}
          >
            {slot(
              'moveIcon',
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4" />
              </svg>,
            )}
          </button>,
        )}
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
