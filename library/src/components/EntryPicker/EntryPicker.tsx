'use client';
import Button from '@mui/material/Button';
import { forwardRef, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useCheckedForm } from '../../food-fields/useCheckedForm.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { entryPickerText } from './EntryPicker.en.ts';
import type { EntryPickerProps } from './EntryPicker.types.ts';
import { EntryPickerRoot } from './EntryPickerRoot.ts';
import { PickerRow } from './PickerRow.tsx';

const defaults = {
  defaultPicked: false,
  showDay: false,
  autoFocus: false,
  headingLevel: 2,
  locale: 'en-US',
  localeText: entryPickerText,
} as const;

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Select entries for one bulk action. */
export const EntryPicker = /*#__PURE__*/ forwardRef<HTMLFormElement, EntryPickerProps>(
  function EntryPicker(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps('FoodlogEntryPicker', inProps, defaults);
    const { entries, onSubmit, onCancel, onKeyDown, children, defaultPicked, ...others } = props;
    const { showDay, dateStyle, autoFocus, headingLevel, locale, ...attributes } = others;
    const { localeText: text, ...rest } = attributes;
    const id = useId();
    /** Ids of the entries whose selection differs from `defaultPicked`. */
    const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
    const selected = entries?.filter((entry) => defaultPicked !== toggled.has(entry.id)) ?? [];
    const { pending, failure, submit } = useCheckedForm({
      read: () => ({ values: selected, problems: {} }),
      onSubmit,
      failed: text.failed,
    });
    const select = (ids: readonly string[], isSelected: boolean) => {
      const next = new Set(toggled);
      for (const one of ids) next[isSelected === defaultPicked ? 'delete' : 'add'](one);
      setToggled(next);
    };
    const hasNone = selected.length === 0;
    const isAll = selected.length === entries?.length;
    const { slots, slotProps, classes } = parts;
    const row = {
      slots,
      slotProps,
      classes,
      isDisabled: pending,
      showDay,
      dateStyle,
      locale,
      text,
    };

    return slot(
      'root',
      EntryPickerRoot,
      {
        'aria-labelledby': id,
        ...rest,
        ref,
        onSubmit: submit,
        onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
          onKeyDown?.(event);
          if (event.key === 'Escape' && !event.defaultPrevented && !pending) onCancel?.();
        },
      },
      slot(
        'heading',
        `h${headingLevel}`,
        { id, tabIndex: -1, ref: autoFocus ? focus : undefined },
        text.heading,
      ),
      children,
      <output>{!entries && text.loading}</output>,
      entries?.length === 0 && slot('empty', 'p', {}, text.empty),
      <ul aria-hidden={!entries}>
        {entries && entries.length > 1 && (
          <PickerRow
            {...row}
            isPicked={isAll}
            isMixed={!hasNone && !isAll}
            onSelect={(isSelected) =>
              select(
                entries.map((entry) => entry.id),
                isSelected,
              )
            }
          />
        )}
        {entries?.map((entry) => (
          <PickerRow
            key={entry.id}
            {...row}
            entry={entry}
            isPicked={selected.includes(entry)}
            onSelect={(isSelected) => select([entry.id], isSelected)}
          />
        )) ?? [0, 1, 2].map((place) => <li key={place} />)}
      </ul>,
      <div>
        {slot(
          'submitButton',
          Button,
          {
            type: 'submit',
            variant: 'contained',
            disabled: hasNone || pending,
            'aria-busy': pending,
          },
          fillIn(text.submit, formatNumber(selected.length, locale)),
        )}
        {onCancel &&
          slot('cancelButton', Button, { disabled: pending, onClick: onCancel }, text.cancel)}
        {slot('failure', 'p', { role: 'alert' }, failure)}
      </div>,
    );
  },
);
