'use client';
import Button from '@mui/material/Button';
import { forwardRef, useId, useState } from 'react';
import type { FormEvent, InputEvent } from 'react';
import { fillFood } from '../../food-fields/fillFood.ts';
import { NumberField } from '../../food-fields/NumberField.tsx';
import { readFood } from '../../food-fields/readFood.ts';
import { showResult } from '../../food-fields/showResult.ts';
import { focusField, isFocusFree, useCheckedForm } from '../../food-fields/useCheckedForm.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { foodFormText } from './FoodForm.en.ts';
import type { FoodFormProps, FoodFormValues } from './FoodForm.types.ts';
import { FoodFormRoot } from './FoodFormRoot.ts';
import { NameField } from './NameField.tsx';

const owner = 'FoodlogFoodForm';
const defaults = {
  disabled: false,
  headingLevel: 2,
  locale: 'en-US',
  localeText: foodFormText,
} as const;

/** A form for a food or drink with its nutrition values, which it validates. */
export const FoodForm = /*#__PURE__*/ forwardRef<HTMLFormElement, FoodFormProps>(
  function FoodForm(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps(owner, inProps, defaults);
    const {
      onSubmit,
      onReset,
      onInput,
      defaultValues,
      suggestions,
      target,
      keyShortcut,
      disabled,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const { slots, slotProps, classes } = parts;
    const id = useId();
    const { failed } = text;
    const form = useCheckedForm({ read: readFood, onSubmit, failed, onDone: empty });
    const { pending, problems } = form;
    // `defaultValue` is no alternative: a form reset would restore these values instead of clearing the fields.
    const [fillOnce] = useState(() => (inside: HTMLElement | null) => {
      const root = inside?.closest('form');
      if (root && defaultValues) fillFood(root, defaultValues);
    });
    const field = (name: keyof FoodFormValues, unit?: string) => {
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
        problem: problem && text[problem],
        disabled,
        readOnly: pending,
      };
    };

    return slot(
      'root',
      FoodFormRoot,
      {
        noValidate: true,
        autoComplete: 'off',
        'aria-labelledby': id,
        ...rest,
        ref,
        onSubmit: form.submit,
        onReset: (event: FormEvent<HTMLFormElement>) => {
          onReset?.(event);
          form.reset();
        },
        onInput: (event: InputEvent<HTMLFormElement>) => {
          onInput?.(event);
          if (!(event.target instanceof HTMLInputElement)) return;
          form.forget(event.target.name);
          showResult(event.target, locale);
        },
      },
      slot('heading', `h${headingLevel}`, { id }, text.heading),
      <NameField
        field={{ ...field('name'), keyShortcut }}
        offer={{
          suggestions,
          listLabel: text.suggestions,
          kilocalories: text.kilocalories,
          locale,
          slot,
        }}
      />,
      <NumberField {...field('calories', text.kilocalories)} />,
      <NumberField {...field('fats', text.grams)} />,
      <NumberField {...field('proteins', text.grams)} />,
      <NumberField {...field('carbs', text.grams)} />,
      target &&
        slot(
          'target',
          'label',
          {},
          <input
            type="checkbox"
            // An empty `form` detaches the checkbox from the form, so that a reset does not change it.
            form=""
            checked={target.checked}
            disabled={disabled || pending}
            onChange={(event) => target.onChange(event.target.checked)}
          />,
          target.label,
        ),
      <div ref={fillOnce}>
        {slot(
          'submitButton',
          Button,
          {
            type: 'submit',
            variant: 'contained',
            disabled: disabled || pending,
            'aria-busy': pending,
          },
          text.add,
        )}
        {slot('status', 'p', { 'aria-live': 'polite' }, pending && text.adding)}
        {slot('failure', 'p', { role: 'alert' }, form.failure)}
      </div>,
    );
  },
);

function empty(form: HTMLFormElement) {
  form.reset();
  if (isFocusFree(form)) focusField(form, 'name');
}
