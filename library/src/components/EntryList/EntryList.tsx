'use client';
import Button from '@mui/material/Button';
import { forwardRef, useId, useMemo, useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { entryListText } from './EntryList.en.ts';
import type { EntryListLocaleText, EntryListProps } from './EntryList.types.ts';
import { EntryListRoot } from './EntryListRoot.ts';
import { EntryRow } from './EntryRow.tsx';
import { useFocusReturned } from './useFocusReturned.ts';

const defaults = { headingLevel: 2, locale: 'en-US', localeText: entryListText } as const;

/** The entries of a day, with edit and delete. */
export const EntryList = /*#__PURE__*/ forwardRef<HTMLElement, EntryListProps>(
  function EntryList(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps('FoodlogEntryList', inProps, defaults);
    const { entries, onEdit, onDelete, pendingIds, error, onRetry, ...others } = props;
    const { editingId, renderEditor, headingLevel, locale, localeText, ...rest } = others;
    // Equal texts must be the same object, or every row would rerender.
    const words = JSON.stringify(localeText);
    const text = useMemo<EntryListLocaleText>(() => JSON.parse(words), [words]);
    const headingId = useId();
    const heading = useRef<HTMLHeadingElement>(null);
    const rememberFocus = useFocusReturned(heading, editingId !== undefined);
    const hasFailed = error !== undefined && error !== null;
    const isLoading = !entries && !hasFailed;

    const act = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
      const item = button && button.closest('li');
      const row = item ? [...currentTarget.children].indexOf(item) : -1;
      const entry = entries?.[row];
      if (!button || !entry) return;
      const action = button.dataset['action'] ?? '';
      rememberFocus(document.activeElement === button ? { row, action } : undefined);
      (action === 'edit' ? onEdit : onDelete)?.(entry);
    };

    // A null relatedTarget means that the focused button was disabled or removed.
    const moveOn = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) rememberFocus(undefined);
    };

    return slot(
      'root',
      EntryListRoot,
      { 'aria-labelledby': headingId, ...rest, ref },
      slot(
        'heading',
        `h${headingLevel}`,
        {
          // A ref callback, so that it can be combined with a ref in `slotProps`.
          ref: (element: HTMLHeadingElement | null) => {
            heading.current = element;
          },
          id: headingId,
          tabIndex: -1,
        },
        text.heading,
      ),
      <output>{isLoading && text.loading}</output>,
      hasFailed &&
        slot(
          'failure',
          'div',
          { role: 'alert' },
          (error instanceof Error && error.message) || text.failed,
          onRetry && slot('retryButton', Button, { onClick: onRetry }, text.retry),
        ),
      entries?.length === 0 && !hasFailed && slot('empty', 'p', {}, text.empty),
      isLoading && (
        <ul aria-hidden="true">
          <li />
          <li />
          <li />
        </ul>
      ),
      entries && entries.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles the clicks on the buttons of its rows
        <ul onClick={act} onBlur={moveOn}>
          {entries.map((entry) =>
            entry.id === editingId && renderEditor ? (
              <li key={entry.id}>{renderEditor(entry)}</li>
            ) : (
              <EntryRow
                key={entry.id}
                slots={parts.slots}
                slotProps={parts.slotProps}
                classes={parts.classes}
                entry={entry}
                isPending={pendingIds?.includes(entry.id) ?? false}
                canEdit={onEdit !== undefined}
                canDelete={onDelete !== undefined}
                locale={locale}
                text={text}
              />
            ),
          )}
        </ul>
      ),
    );
  },
);
