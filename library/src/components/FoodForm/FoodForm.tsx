'use client';
import Button from '@mui/material/Button';
import { forwardRef, useId } from 'react';
import type { FormEvent, InputEvent } from 'react';
import { fillFood } from '../../food-fields/fillFood.ts';
import { foodMessage } from '../../food-fields/foodMessage.ts';
import { FoodFields } from '../../food-fields/FoodFields.tsx';
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
  readOnly: false,
  max: 100_000,
  maxLength: 200,
  headingLevel: 2,
  locale: 'en-US',
  localeText: foodFormText,
} as const;
const emptyFood = { name: '', calories: 0, fats: 0, proteins: 0, carbs: 0 };

/** A form for a food or drink with its nutrition values, which it validates. */
export const FoodForm = /*#__PURE__*/ forwardRef<HTMLFormElement, FoodFormProps>(
  function FoodForm(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps(owner, inProps, defaults);
    const {
      onSubmit,
      onReset,
      onInput,
      defaultValues,
      validate,
      max,
      maxLength,
      suggestions,
      secondarySubmit,
      keyShortcut,
      disabled,
      readOnly,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const { slots, slotProps, classes } = parts;
    const id = useId();
    const { failed } = text;
    const rules = { max, maxLength };
    const form = useCheckedForm({
      read: (data) => {
        const { values, problems: own } = readFood(data, rules);
        return { values, problems: { ...validate?.(values), ...own } };
      },
      onSubmit,
      failed,
      onDone: empty,
    });
    const { pending, problems } = form;
    const Heading = `h${headingLevel}` as const;
    const field = (name: keyof FoodFormValues) => {
      const initial = defaultValues?.[name];
      return {
        owner,
        slots,
        slotProps,
        classes,
        id,
        name,
        label: text[name],
        problem: foodMessage(problems[name], text, rules, locale),
        disabled,
        readOnly,
        defaultValue: isGiven(initial) ? String(initial) : undefined,
      };
    };

    return slot(
      'root',
      <FoodFormRoot
        noValidate
        autoComplete="off"
        aria-label={text.heading}
        {...rest}
        ref={ref}
        onSubmit={form.submit}
        onReset={(event: FormEvent<HTMLFormElement>) => {
          onReset?.(event);
          form.reset();
        }}
        onInput={(event: InputEvent<HTMLFormElement>) => {
          onInput?.(event);
          if (!(event.target instanceof HTMLInputElement)) return;
          form.forget(event.target.name);
          showResult(event.target, locale, max);
        }}
      >
        {slot('heading', <Heading>{text.heading}</Heading>)}
        <FoodFields field={field} text={text}>
          <NameField
            {...field('name')}
            keyShortcut={keyShortcut}
            suggestions={suggestions}
            listLabel={text.suggestions}
            kilocalories={text.kilocalories}
            locale={locale}
          />
        </FoodFields>
        {slot(
          'actions',
          <div>
            {slot(
              'submitButton',
              <Button
                type="submit"
                variant="contained"
                disabled={disabled || pending}
                aria-busy={pending}
              >
                {text.add}
              </Button>,
            )}
            {secondarySubmit &&
              slot(
                'secondaryButton',
                <Button
                  variant="outlined"
                  disabled={disabled || pending}
                  onClick={({ currentTarget }) =>
                    form.send(currentTarget.closest('form'), secondarySubmit.onSubmit)
                  }
                >
                  {secondarySubmit.label}
                </Button>,
              )}
            {slot('status', <p aria-live="polite">{pending && text.adding}</p>)}
            {slot('failure', <p role="alert">{form.failure}</p>)}
          </div>,
        )}
      </FoodFormRoot>,
    );
  },
);

const isGiven = (value: string | number | null | undefined) =>
  value !== undefined && value !== null && !Number.isNaN(value);

function empty(form: HTMLFormElement) {
  form.reset();
  fillFood(form, emptyFood);
  if (!isFocusFree(form)) return;
  // On a touch screen, a focused field would bring back the keyboard over the totals.
  const isTouch = form.ownerDocument.defaultView?.matchMedia?.('(pointer: coarse)').matches;
  if (isTouch) form.querySelector<HTMLElement>('[type=submit]')?.focus();
  else focusField(form, 'name');
}
