'use client';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { foodFormText } from '../../locales/en.ts';
import { FoodField } from './FoodField.tsx';
import type { FoodFormProps, FoodFormValues } from './FoodForm.types.ts';
import { FoodFormRoot } from './FoodFormRoot.ts';
import { useFoodForm } from './useFoodForm.ts';

/** Asks for a food or drink and its nutrition values; hands them on checked. */
export function FoodForm({
  onSubmit,
  onReset,
  onInput,
  disabled = false,
  headingLevel = 2,
  localeText,
  ...rest
}: FoodFormProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const text = { ...foodFormText, ...localeText };
  const { pending, problems, failure, submit, reset, forget } = useFoodForm(onSubmit, text.failed);
  const field = (name: keyof FoodFormValues) => {
    const problem = problems[name];
    const label = text[name];
    return { id, name, label, problem: problem && text[problem], disabled, readOnly: pending };
  };

  return (
    <FoodFormRoot
      noValidate
      autoComplete="off"
      aria-labelledby={id}
      {...rest}
      onSubmit={submit}
      onReset={(event) => {
        onReset?.(event);
        reset();
      }}
      onInput={(event) => {
        onInput?.(event);
        if (event.target instanceof HTMLInputElement) forget(event.target.name);
      }}
    >
      <Heading id={id}>{text.heading}</Heading>
      <FoodField {...field('name')} />
      <FoodField {...field('calories')} unit={text.kilocalories} />
      <FoodField {...field('fats')} unit={text.grams} />
      <FoodField {...field('proteins')} unit={text.grams} />
      <FoodField {...field('carbs')} unit={text.grams} />
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
        <p role="alert">{failure}</p>
      </div>
    </FoodFormRoot>
  );
}
