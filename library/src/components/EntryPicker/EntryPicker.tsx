'use client';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useCheckedForm } from '../../food-fields/useCheckedForm.ts';
import { entryPickerText } from '../../locales/entryPickerEn.ts';
import { fillIn } from '../../locales/fillIn.ts';
import { formatNumber } from '../../locales/formatNumber.ts';
import { EntryPickerRoot } from './EntryPickerRoot.ts';
import type { EntryPickerProps } from './EntryPicker.types.ts';
import { PickerRow } from './PickerRow.tsx';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Entries of which any number can be picked, for one thing to be done with them. */
export function EntryPicker({
  entries,
  onSubmit,
  onCancel,
  onKeyDown,
  children,
  defaultPicked = false,
  showDay = false,
  autoFocus = false,
  headingLevel = 2,
  locale = 'en-US',
  localeText,
  ...rest
}: EntryPickerProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const text = { ...entryPickerText, ...localeText };
  /** Those that are not as they were at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const picked = entries?.filter((entry) => defaultPicked !== turned.has(entry.id)) ?? [];
  const form = useCheckedForm({
    read: () => ({ values: picked, problems: {} }),
    onSubmit,
    failed: text.failed,
  });
  const pick = (ids: readonly string[], isPicked: boolean) => {
    const next = new Set(turned);
    for (const one of ids) next[isPicked === defaultPicked ? 'delete' : 'add'](one);
    setTurned(next);
  };
  const hasNone = picked.length === 0;
  const isAll = picked.length === entries?.length;

  return (
    <EntryPickerRoot
      aria-labelledby={id}
      {...rest}
      onSubmit={form.submit}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && !event.defaultPrevented && !form.pending) onCancel?.();
      }}
    >
      <Heading id={id} tabIndex={-1} ref={autoFocus ? focus : undefined}>
        {text.heading}
      </Heading>
      {children}
      <output>{!entries && text.loading}</output>
      {entries?.length === 0 && <p>{text.empty}</p>}
      <ul aria-hidden={!entries}>
        {entries && entries.length > 1 && (
          <li>
            <label>
              <input
                type="checkbox"
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = !hasNone && !isAll;
                }}
                disabled={form.pending}
                onChange={(event) =>
                  pick(
                    entries.map((entry) => entry.id),
                    event.target.checked,
                  )
                }
              />
              {text.all}
            </label>
          </li>
        )}
        {entries?.map((entry) => (
          <PickerRow
            key={entry.id}
            entry={entry}
            isPicked={picked.includes(entry)}
            isDisabled={form.pending}
            onPick={(isPicked) => pick([entry.id], isPicked)}
            showDay={showDay}
            locale={locale}
            text={text}
          />
        )) ?? [0, 1, 2].map((place) => <li key={place} />)}
      </ul>
      <div>
        <Button
          type="submit"
          variant="contained"
          disabled={hasNone || form.pending}
          aria-busy={form.pending}
        >
          {fillIn(text.submit, formatNumber(picked.length, locale))}
        </Button>
        {onCancel && (
          <Button disabled={form.pending} onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <p role="alert">{form.failure}</p>
      </div>
    </EntryPickerRoot>
  );
}
