'use client';
import Button from '@mui/material/Button';
import { forwardRef, useState } from 'react';
import type { ReactElement, RefAttributes } from 'react';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { useFigures } from '../../figures/useFigures.ts';
import { ownForm } from '../../food-fields/ownForm.ts';
import { useForm } from '../../food-fields/useForm.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { hidden } from '../../slots/hidden.ts';
import { onceRef } from '../../slots/onceRef.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';
import { entryPickerText } from './EntryPicker.en.ts';
import type { EntryPickerProps } from './EntryPicker.types.ts';
import { EntryPickerRoot } from './EntryPickerRoot.ts';
import { PickerRow } from './PickerRow.tsx';

const defaults = {
  defaultPicked: false,
  disabled: false,
  showDay: false,
  fractionDigits: 0,
  autoFocus: false,
  headingLevel: 2,
  locale: 'en-US',
  localeText: entryPickerText,
} as const;

const focus = /*#__PURE__*/ onceRef((heading: HTMLElement) => heading.focus());

/** Select entries for one bulk action. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const EntryPicker = /*#__PURE__*/ forwardRef<HTMLFormElement, EntryPickerProps>(
  function EntryPicker(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps('FoodlogEntryPicker', inProps, defaults);
    const {
      entries,
      value,
      onChange,
      onSubmit,
      onCancel,
      children,
      defaultPicked,
      loading = !entries,
      disabled,
      showDay,
      dateStyle,
      autoFocus,
      figures,
      fractionDigits,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const Heading = `h${headingLevel}` as const;
    /** Ids of the entries whose selection differs from `defaultPicked`, unless `value` decides. */
    const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
    const given = value && new Set(value);
    const isSelected = ({ id }: { id: string }) =>
      given ? given.has(id) : defaultPicked !== toggled.has(id);
    const shown = (!loading && entries) || [];
    const selected = shown.filter(isSelected);
    const { pending, failure, submit } = useForm({
      read: () => ({ values: selected, errors: {} }),
      onSubmit,
      failed: text.failed,
    });
    const select = (chosen: readonly FoodLogEntry<null>[], isChosen: boolean) => {
      const ids = new Set(chosen.map(({ id }) => id));
      const differs = new Set(toggled);
      for (const id of ids) differs[isChosen === defaultPicked ? 'delete' : 'add'](id);
      setToggled(differs);
      const next = shown.filter((entry) => (ids.has(entry.id) ? isChosen : isSelected(entry)));
      onChange?.(next.map(({ id }) => id));
    };
    const hasNone = selected.length === 0;
    const isAll = selected.length === shown.length;
    const row = {
      slots: parts.slots,
      slotProps: parts.slotProps,
      classes: parts.classes,
      isDisabled: disabled || pending,
      showDay,
      dateStyle,
      figures: useFigures(figures, text, fractionDigits),
      locale,
      text,
    };

    return slot(
      'root',
      <EntryPickerRoot
        aria-label={text.heading}
        {...rest}
        ref={ref}
        onSubmit={submit}
        {...ownForm(rest, {
          // The browser checks the boxes as they were at first, after this event.
          reset: () => void setTimeout(() => select(shown, defaultPicked)),
          escape: pending ? undefined : onCancel,
        })}
      >
        {slot(
          'heading',
          <Heading tabIndex={-1} ref={autoFocus ? focus : undefined}>
            {text.heading}
          </Heading>,
        )}
        {children && <div>{children}</div>}
        <output className={hidden}>{loading && text.loading}</output>
        {!loading && shown.length === 0 && slot('empty', <p>{text.empty}</p>)}
        {slot(
          'list',
          <ul aria-hidden={loading}>
            {loading && [0, 1, 2].map((place) => slot('skeleton', <li key={place} />))}
            {shown.length > 1 && (
              <PickerRow
                {...row}
                isPicked={isAll}
                isMixed={!hasNone && !isAll}
                onSelect={(isChosen) => select(shown, isChosen)}
              />
            )}
            {shown.map((entry) => (
              <PickerRow
                key={entry.id}
                {...row}
                entry={entry}
                isPicked={isSelected(entry)}
                onSelect={(isChosen) => select([entry], isChosen)}
              />
            ))}
          </ul>,
        )}
        {slot(
          'actions',
          <div>
            {(loading || shown.length > 0) &&
              slot(
                'submitButton',
                <Button
                  type="submit"
                  variant="contained"
                  disabled={disabled || hasNone || pending}
                  aria-busy={pending}
                >
                  <span>
                    {hasNone && !pending
                      ? text.selectFirst
                      : fillIn(text.submit, formatNumber(selected.length, locale))}
                  </span>
                </Button>,
              )}
            {onCancel &&
              slot(
                'cancelButton',
                <Button disabled={pending} onClick={onCancel}>
                  <span>{text.cancel}</span>
                </Button>,
              )}
            {slot('failure', <p role="alert">{failure}</p>)}
          </div>,
        )}
      </EntryPickerRoot>,
    );
  },
) as {
  <
    Entry extends FoodLogEntry<null, Figures>,
    const Figures extends readonly Figure[] = FoodFigures,
  >(
    props: EntryPickerProps<Entry, Figures> & RefAttributes<HTMLFormElement>,
  ): ReactElement | null;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: EntryPickerProps & RefAttributes<HTMLFormElement>): ReactElement | null;
};
