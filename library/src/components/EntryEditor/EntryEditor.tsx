'use client';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { formatDay } from '../../calendar-day/formatDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';
import { FoodField } from '../../food-fields/FoodField.tsx';
import { NumberField } from '../../food-fields/NumberField.tsx';
import { showResult } from '../../food-fields/showResult.ts';
import { useCheckedForm } from '../../food-fields/useCheckedForm.ts';
import { entryEditorText } from '../../locales/entryEditorEn.ts';
import { fillIn } from '../../locales/fillIn.ts';
import type { EntryEditorProps, EntryEditorValues } from './EntryEditor.types.ts';
import { EntryEditorRoot } from './EntryEditorRoot.ts';
import { entryReader } from './entryReader.ts';

/** Changes an entry in its place: the food, its figures, the day and the time. */
export function EntryEditor({
  entry,
  onSave,
  onCancel,
  minDate,
  maxDate,
  onInput,
  onKeyDown,
  localeText,
  ...rest
}: EntryEditorProps) {
  const id = useId();
  const text = { ...entryEditorText, ...localeText };
  const { pending, problems, failure, submit, forget } = useCheckedForm({
    read: entryReader(minDate, maxDate),
    onSubmit: onSave,
    failed: text.failed,
  });
  const field = (name: keyof EntryEditorValues, unit?: string) => {
    const problem = problems[name];
    return {
      id,
      name,
      label: text[name],
      unit,
      problem:
        problem &&
        fillIn(text[problem], formatDay((problem === 'dayTooLate' ? maxDate : minDate) ?? '')),
      readOnly: pending,
      defaultValue: String(entry[name]),
    };
  };

  return (
    <EntryEditorRoot
      noValidate
      autoComplete="off"
      aria-label={fillIn(text.label, entry.name)}
      {...rest}
      onSubmit={submit}
      onInput={(event) => {
        onInput?.(event);
        if (!(event.target instanceof HTMLInputElement)) return;
        forget(event.target.name);
        showResult(event.target);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || event.nativeEvent.isComposing) return;
        if (event.key === 'Escape' && !pending) onCancel();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the button was that had the focus */}
      <FoodField {...field('name')} autoFocus />
      <NumberField {...field('calories', text.kilocalories)} />
      <NumberField {...field('fats', text.grams)} />
      <NumberField {...field('proteins', text.grams)} />
      <NumberField {...field('carbs', text.grams)} />
      <FoodField
        {...field('day')}
        type="date"
        input={{
          min: isCalendarDay(minDate) ? minDate : undefined,
          max: isCalendarDay(maxDate) ? maxDate : undefined,
        }}
      />
      <FoodField {...field('time')} type="time" />
      <div>
        <Button type="submit" variant="contained" disabled={pending} aria-busy={pending}>
          {text.save}
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          {text.cancel}
        </Button>
        <p aria-live="polite">{pending && text.saving}</p>
        <p role="alert">{failure}</p>
      </div>
    </EntryEditorRoot>
  );
}
