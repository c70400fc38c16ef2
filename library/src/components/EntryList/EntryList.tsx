'use client';
import Button from '@mui/material/Button';
import { useId, useMemo, useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { entryListText } from '../../locales/en.ts';
import type { EntryListProps } from './EntryList.types.ts';
import { EntryListRoot } from './EntryListRoot.ts';
import { EntryRow } from './EntryRow.tsx';
import { useFocusReturned } from './useFocusReturned.ts';

/** What was logged on a day, with a way to change and to delete each entry. */
export function EntryList({
  entries,
  onEdit,
  onDelete,
  pendingIds,
  error,
  onRetry,
  editingId,
  renderEditor,
  headingLevel = 2,
  locale = 'en-US',
  localeText,
  ...rest
}: EntryListProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const rememberFocus = useFocusReturned(heading, editingId !== undefined);
  const Heading = `h${headingLevel}` as const;
  const text = useMemo(() => ({ ...entryListText, ...localeText }), [localeText]);
  const hasFailed = error !== undefined;
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

  // To nothing is no moving on: a button that is disabled or taken away drops the focus.
  const moveOn = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) rememberFocus(undefined);
  };

  return (
    <EntryListRoot aria-labelledby={headingId} {...rest}>
      <Heading ref={heading} id={headingId} tabIndex={-1}>
        {text.heading}
      </Heading>
      <output>{isLoading && text.loading}</output>
      {hasFailed && (
        <div role="alert">
          {(error instanceof Error && error.message) || text.failed}
          {onRetry && <Button onClick={onRetry}>{text.retry}</Button>}
        </div>
      )}
      {entries?.length === 0 && !hasFailed && <p>{text.empty}</p>}
      {isLoading && (
        <ul aria-hidden="true">
          <li />
          <li />
          <li />
        </ul>
      )}
      {entries && entries.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears the buttons of its rows
        <ul onClick={act} onBlur={moveOn}>
          {entries.map((entry) =>
            entry.id === editingId && renderEditor ? (
              <li key={entry.id}>{renderEditor(entry)}</li>
            ) : (
              <EntryRow
                key={entry.id}
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
      )}
    </EntryListRoot>
  );
}
