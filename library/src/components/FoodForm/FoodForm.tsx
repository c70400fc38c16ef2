'use client';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { fillFood } from '../../food-fields/fillFood.ts';
import { NumberField } from '../../food-fields/NumberField.tsx';
import { readFood } from '../../food-fields/readFood.ts';
import { showResult } from '../../food-fields/showResult.ts';
import { focusField, isFocusFree, useCheckedForm } from '../../food-fields/useCheckedForm.ts';
import { foodFormText } from '../../locales/en.ts';
import type { FoodFormProps, FoodFormValues } from './FoodForm.types.ts';
import { FoodFormRoot } from './FoodFormRoot.ts';
import { NameField } from './NameField.tsx';

/** Asks for a food or drink and its nutrition values; hands them on checked. */
export function FoodForm({
  onSubmit,
  onReset,
  onInput,
  defaultValues,
  suggestions,
  target,
  keyShortcut,
  disabled = false,
  headingLevel = 2,
  localeText,
  ...rest
}: FoodFormProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const text = { ...foodFormText, ...localeText };
  const { failed } = text;
  const form = useCheckedForm({ read: readFood, onSubmit, failed, onDone: empty });
  const { pending, problems } = form;
  // Not as `defaultValue`: a reset empties the fields, it does not bring these back.
  const [fillOnce] = useState(() => (heading: HTMLElement | null) => {
    const root = heading?.closest('form');
    if (root && defaultValues) fillFood(root, defaultValues);
  });
  const field = (name: keyof FoodFormValues, unit?: string) => {
    const problem = problems[name];
    const label = text[name];
    return {
      id,
      name,
      label,
      unit,
      problem: problem && text[problem],
      disabled,
      readOnly: pending,
    };
  };

  return (
    <FoodFormRoot
      noValidate
      autoComplete="off"
      aria-labelledby={id}
      {...rest}
      onSubmit={form.submit}
      onReset={(event) => {
        onReset?.(event);
        form.reset();
      }}
      onInput={(event) => {
        onInput?.(event);
        if (!(event.target instanceof HTMLInputElement)) return;
        form.forget(event.target.name);
        showResult(event.target);
      }}
    >
      <Heading ref={fillOnce} id={id}>
        {text.heading}
      </Heading>
      <NameField
        {...field('name')}
        keyShortcut={keyShortcut}
        suggestions={suggestions}
        listLabel={text.suggestions}
        kilocalories={text.kilocalories}
      />
      <NumberField {...field('calories', text.kilocalories)} />
      <NumberField {...field('fats', text.grams)} />
      <NumberField {...field('proteins', text.grams)} />
      <NumberField {...field('carbs', text.grams)} />
      {target && (
        <label>
          <input
            type="checkbox"
            // Of no form: what a person chose outlives a reset.
            form=""
            checked={target.checked}
            disabled={disabled || pending}
            onChange={(event) => target.onChange(event.target.checked)}
          />
          {target.label}
        </label>
      )}
      <div>
        <Button
          type="submit"
          variant="contained"
          disabled={disabled || pending}
          aria-busy={pending}
        >
          {text.add}
        </Button>
        <p aria-live="polite">{pending && text.adding}</p>
        <p role="alert">{form.failure}</p>
      </div>
    </FoodFormRoot>
  );
}

function empty(form: HTMLFormElement) {
  form.reset();
  if (isFocusFree(form)) focusField(form, 'name');
}
