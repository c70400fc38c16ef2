'use client';
import Button from '@mui/material/Button';
import { forwardRef, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactElement, RefAttributes } from 'react';
import useForkRef from '@mui/utils/useForkRef';
import { readName } from '../../food-fields/checkName.ts';
import { figureText } from '../../food-fields/figureText.ts';
import { fillFood } from '../../food-fields/fillFood.ts';
import { foodMessage } from '../../food-fields/foodMessage.ts';
import { FoodFields } from '../../food-fields/FoodFields.tsx';
import { ownForm } from '../../food-fields/ownForm.ts';
import { readFood } from '../../food-fields/readFood.ts';
import { settleFood, showFoodResult } from '../../food-fields/settleFood.ts';
import { focusField, isFocusFree, useForm } from '../../food-fields/useForm.ts';
import { useDoublePress } from '../../slots/useDoublePress.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { foodFormText } from './FoodForm.en.ts';
import type { FoodFormProps, FoodFormValues } from './FoodForm.types.ts';
import { useControlledFood } from './useControlledFood.ts';
import { FoodFormRoot } from './FoodFormRoot.ts';
import { FoodNameField } from './FoodNameField.tsx';
import { givenFigures, hasFigure } from './givenFigures.ts';
import { goOn } from './goOn.ts';

const owner = 'FoodlogFoodForm';
const defaults = {
  confirmNoFigures: false,
  disabled: false,
  readOnly: false,
  max: 100_000,
  maxLength: 200,
  fractionDigits: 0,
  headingLevel: 2,
  locale: 'en-US',
  localeText: foodFormText,
} as const;
// Constant, so that the memoised fields do not render.
const next = { enterKeyHint: 'next' } as const;

/** A form for a food or drink with its nutrition values, which it validates. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const FoodForm = /*#__PURE__*/ forwardRef<HTMLFormElement, FoodFormProps>(
  function FoodForm(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps(owner, inProps, defaults);
    const {
      onSubmit,
      onKeyDown,
      onBlur,
      defaultValues: defaultsNow,
      values,
      onValuesChange,
      validate,
      emptyValue,
      confirmNoFigures,
      max,
      maxLength,
      fractionDigits,
      suggestions,
      secondaryAction,
      keyShortcut,
      disabled,
      readOnly,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const { slots, slotProps, classes } = parts;
    const [defaultValues] = useState(defaultsNow);
    const given = useRef(givenFigures(defaultValues));
    const id = useId();
    const { failed, kilocalories, grams } = text;
    const rules = { max, maxLength, fractionDigits, emptyValue, locale, kilocalories, grams };
    const noFigure = emptyValue === undefined ? '0' : '';
    const controlled = useControlledFood(values, onValuesChange, rules);
    const rootRef = useForkRef(ref, controlled.ref);
    const form = useForm({
      read: (data) => {
        const food = readFood<never>(data, rules);
        const messages = Object.entries(validate?.(food.values) ?? {}).map(
          ([name, message]) => [name, message && { message }] as const,
        );
        return { ...food, errors: { ...Object.fromEntries(messages), ...food.errors } };
      },
      onSubmit,
      settle: (element) => settleFood(element, rules),
      isQuestionable: (food, data) => confirmNoFigures && !hasFigure(food, data, given.current),
      failed,
      onDone: (element, focused) => empty(element, noFigure, focused),
    });
    const { pending, errors } = form;
    const isDouble = useDoublePress();
    /** The second half of a double press does not answer the question that the first half has raised. */
    const isHalf = (press: MouseEvent) =>
      isDouble(press) && (form.isQuestioned || press.detail > 1);
    const Heading = `h${headingLevel}` as const;
    const field = (name: keyof FoodFormValues) => {
      const value = values?.[name] === undefined ? defaultValues?.[name] : values[name];
      const initial = value === undefined ? noFigure : figureText(value, locale, fractionDigits);
      return {
        owner,
        slots,
        slotProps,
        classes,
        id: `${id}-${name}`,
        name,
        label: text[name],
        error: errors[name] !== undefined,
        helperText: foodMessage(errors[name], text, rules),
        disabled,
        readOnly,
        ...(name !== 'carbs' && { input: next }),
        defaultValue: name === 'name' ? readName(String(value ?? '')) : initial,
      };
    };

    return slot(
      'root',
      <FoodFormRoot
        noValidate
        autoComplete="off"
        aria-label={text.heading}
        {...rest}
        ref={rootRef}
        onSubmit={form.submit}
        {...ownForm(
          {
            ...rest,
            onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
              onKeyDown?.(event);
              goOn(event);
            },
          },
          {
            input: (input, { currentTarget, nativeEvent }) => {
              // Undoing it leaves a 0 that nobody has meant.
              if (nativeEvent.inputType === 'historyUndo') given.current.delete(input.name);
              else given.current.add(input.name);
              form.clearError(input.name);
              showFoodResult(currentTarget, input, rules);
              controlled.report();
            },
            reset: () => {
              given.current = givenFigures(defaultValues);
              form.reset();
              controlled.reportReset();
            },
          },
        )}
        onBlur={(event: FocusEvent<HTMLFormElement>) => {
          onBlur?.(event);
          settleFood(event.currentTarget, rules, event.target);
        }}
      >
        {slot('heading', <Heading>{text.heading}</Heading>)}
        <FoodFields field={field} text={text}>
          <FoodNameField
            {...field('name')}
            keyShortcut={keyShortcut}
            suggestions={suggestions}
            listLabel={text.suggestions}
            kilocalories={text.kilocalories}
            locale={locale}
            fractionDigits={fractionDigits}
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
                onClick={(press) => {
                  if (isHalf(press)) press.preventDefault();
                }}
              >
                <span>{text.add}</span>
              </Button>,
            )}
            {secondaryAction &&
              slot(
                'secondaryButton',
                <Button
                  variant="outlined"
                  disabled={disabled || pending}
                  onClick={(press) => {
                    if (isHalf(press)) return;
                    form.send(press.currentTarget.closest('form'), secondaryAction.onSubmit);
                  }}
                >
                  <span>{secondaryAction.label}</span>
                </Button>,
              )}
            {slot(
              'status',
              <p aria-live="polite">
                {pending ? text.adding : form.isQuestioned && text.noFigures}
              </p>,
            )}
            {slot('failure', <p role="alert">{form.failure}</p>)}
          </div>,
        )}
      </FoodFormRoot>,
    );
  },
) as {
  <Empty extends null | 0 = never>(
    props: FoodFormProps<Empty> & RefAttributes<HTMLFormElement>,
  ): ReactElement;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: FoodFormProps & RefAttributes<HTMLFormElement>): ReactElement;
};

function empty(form: HTMLFormElement, figure: string, focused: Element | null) {
  form.reset();
  const texts = { name: '', calories: figure, fats: figure, proteins: figure, carbs: figure };
  fillFood(form, texts, undefined, 'historyUndo');
  if (!isFocusFree(form)) return;
  // On a touch screen, a focused field would bring back the keyboard over the totals.
  const isTouch = form.ownerDocument.defaultView?.matchMedia?.('(pointer: coarse)').matches;
  const button =
    focused?.closest('button') ?? form.querySelector<HTMLElement>('button[type=submit]');
  if (isTouch && button) button.focus();
  else focusField(form, 'name');
}
