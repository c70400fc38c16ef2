'use client';
import Button from '@mui/material/Button';
import { forwardRef, useId } from 'react';
import type { InputEvent, KeyboardEvent } from 'react';
import { formatDay } from '../../calendar-day/formatDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';
import { FoodField } from '../../food-fields/FoodField.tsx';
import { NumberField } from '../../food-fields/NumberField.tsx';
import { showResult } from '../../food-fields/showResult.ts';
import { useCheckedForm } from '../../food-fields/useCheckedForm.ts';
import { fillIn } from '../../format/fillIn.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { entryEditorText } from './EntryEditor.en.ts';
import type { EntryEditorProps, EntryEditorValues } from './EntryEditor.types.ts';
import { EntryEditorRoot } from './EntryEditorRoot.ts';
import { entryReader } from './entryReader.ts';

const owner = 'FoodlogEntryEditor';
const defaults = { locale: 'en-US', localeText: entryEditorText };

/** Edits an entry in place: name, calories and macros, day and time. */
export const EntryEditor = /*#__PURE__*/ forwardRef<HTMLFormElement, EntryEditorProps>(
  function EntryEditor(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps(owner, inProps, defaults);
    const { entry, onSave, onCancel, minDate, maxDate, onInput, onKeyDown, ...others } = props;
    const { locale, dateStyle, localeText: text, ...rest } = others;
    const { slots, slotProps, classes } = parts;
    const id = useId();
    const { pending, problems, failure, submit, forget } = useCheckedForm({
      read: entryReader(minDate, maxDate),
      onSubmit: onSave,
      failed: text.failed,
    });
    const field = (name: keyof EntryEditorValues, unit?: string) => {
      const problem = problems[name];
      return {
        owner,
        slots,
        slotProps,
        classes,
        id,
        name,
        label: text[name],
        unit,
        problem:
          problem &&
          fillIn(
            text[problem],
            formatDay((problem === 'dayTooLate' ? maxDate : minDate) ?? '', locale, dateStyle),
          ),
        readOnly: pending,
        defaultValue: Number.isNaN(entry[name]) ? '' : String(entry[name] ?? ''),
      };
    };

    return slot(
      'root',
      EntryEditorRoot,
      {
        noValidate: true,
        autoComplete: 'off',
        'aria-label': fillIn(text.label, entry.name),
        ...rest,
        ref,
        onSubmit: submit,
        onInput: (event: InputEvent<HTMLFormElement>) => {
          onInput?.(event);
          if (!(event.target instanceof HTMLInputElement)) return;
          forget(event.target.name);
          showResult(event.target, locale);
        },
        onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
          onKeyDown?.(event);
          if (event.defaultPrevented || event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && !pending) onCancel();
        },
      },
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the editor replaces the focused Edit button
      <FoodField {...field('name')} autoFocus />,
      <NumberField {...field('calories', text.kilocalories)} />,
      <NumberField {...field('fats', text.grams)} />,
      <NumberField {...field('proteins', text.grams)} />,
      <NumberField {...field('carbs', text.grams)} />,
      <FoodField
        {...field('day')}
        type="date"
        input={{
          min: isCalendarDay(minDate) ? minDate : undefined,
          max: isCalendarDay(maxDate) ? maxDate : undefined,
        }}
      />,
      <FoodField {...field('time')} type="time" />,
      <div>
        {slot(
          'submitButton',
          Button,
          { type: 'submit', variant: 'contained', disabled: pending, 'aria-busy': pending },
          text.save,
        )}
        {slot('cancelButton', Button, { disabled: pending, onClick: onCancel }, text.cancel)}
        {slot('status', 'p', { 'aria-live': 'polite' }, pending && text.saving)}
        {slot('failure', 'p', { role: 'alert' }, failure)}
      </div>,
    );
  },
);
