'use client';
import Button from '@mui/material/Button';
import { forwardRef, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactElement, RefAttributes } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import useForkRef from '@mui/utils/useForkRef';
import { isElement } from '../../document/isElement.ts';
import { readName } from '../../food-fields/checkName.ts';
import { figureText } from '../../food-fields/figureText.ts';
import { fieldId } from '../../food-fields/FoodField.tsx';
import type { FoodSearchFood } from '../../food-fields/Food.types.ts';
import { foodMessage } from '../../food-fields/foodMessage.ts';
import { FoodFields } from '../../food-fields/FoodFields.tsx';
import { ownForm } from '../../food-fields/ownForm.ts';
import { readFood } from '../../food-fields/readFood.ts';
import { isNameOf, wrongAmount } from '../../food-fields/selectedFood.ts';
import type { SelectedFood } from '../../food-fields/selectedFood.ts';
import { settleFood, showFoodResult } from '../../food-fields/settleFood.ts';
import { useForm } from '../../food-fields/useForm.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { figureValue } from '../../figures/figureValue.ts';
import { type ShownFigure, useFigures } from '../../figures/useFigures.ts';
import { useDoublePress } from '../../slots/useDoublePress.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { empty, noFigure } from './empty.ts';
import { foodFormText } from './FoodForm.en.ts';
import type { FoodFormProps } from './FoodForm.types.ts';
import { useCollapsed } from './useCollapsed.ts';
import { useControlledFood } from './useControlledFood.ts';
import { FoodFormRoot } from './FoodFormRoot.ts';
import { FoodNameField } from './FoodNameField.tsx';
import { givenFigures, hasFigure } from './givenFigures.ts';
import { goOn } from './goOn.ts';

const owner = 'FoodlogFoodForm';
const defaults = {
  confirmNoFigures: false,
  collapsible: false,
  disabled: false,
  readOnly: false,
  debounceMs: 200,
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
      figures: ownFigures,
      onSubmit,
      onKeyDown,
      onFocus,
      onBlur,
      defaultValues: defaultsNow,
      defaultSelected,
      values,
      onValuesChange,
      validate,
      emptyValue,
      confirmNoFigures,
      collapsible,
      max,
      maxLength,
      fractionDigits,
      suggestions,
      search,
      debounceMs,
      onSelect,
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
    const id = useId();
    const figures = useFigures(ownFigures, text, fractionDigits);
    const given = useRef(givenFigures(figures, defaultValues));
    const rules = { figures, max, maxLength, emptyValue, locale };
    const controlled = useControlledFood(values, onValuesChange, rules);
    const rootRef = useForkRef(ref, controlled.ref);
    const collapsed = useCollapsed(collapsible, controlled.ref, { figures, defaultValues, values });
    const [chosen, setSelected] = useState<SelectedFood | undefined>(defaultSelected);
    const isChosen = (name: string) => chosen && isNameOf(name, readName(chosen.food.name));
    // `values` may have become those of another food.
    const selected =
      values?.name === undefined || isChosen(readName(values.name)) ? chosen : undefined;
    const select = useEventCallback((other?: SelectedFood) => {
      if (other?.value) onSelect?.(other.food, other);
      else if (other?.food !== chosen?.food) onSelect?.(other?.food ?? null);
      setSelected(other);
    });
    // A name that was not typed here, such as one in `values`, takes out no food.
    const withPortion = (submit: typeof onSubmit) => (food: Parameters<typeof onSubmit>[0]) =>
      selected?.portion && isChosen(food.name) ? submit(food, selected.portion) : submit(food);
    const form = useForm({
      read: (data) => {
        const food = readFood<never>(data, rules);
        const messages = Object.entries(validate?.(food.values) ?? {}).map(
          ([name, message]) => [name, message && { message }] as const,
        );
        return { ...food, errors: { ...Object.fromEntries(messages), ...food.errors } };
      },
      onSubmit: withPortion(onSubmit),
      settle: (element) => settleFood(element, rules) ?? wrongAmount(element, selected),
      isQuestionable: (food, data) =>
        confirmNoFigures && !hasFigure(figures, food, data, given.current),
      failed: text.failed,
      onDone: (element, focused) => {
        collapsed.close();
        empty(element, rules, focused);
      },
    });
    const { pending, errors } = form;
    const isDouble = useDoublePress();
    /** The second half of a double press does not answer the question that the first half has raised. */
    const isHalf = (press: MouseEvent) =>
      isDouble(press) && (form.isQuestioned || press.detail > 1);
    const Heading = `h${headingLevel}` as const;
    const last = figures.at(-1);
    const initialText = (figure: ShownFigure) => {
      const now = figureValue(values, figure);
      const value = now === undefined ? figureValue(defaultValues, figure) : now;
      return value === undefined ? noFigure(figure, rules) : figureText(value, locale, figure);
    };
    const field = (figure: Pick<ShownFigure, 'key' | 'label'> & Partial<ShownFigure>) => {
      const { key: name, label, unit } = figure;
      return {
        owner,
        slots,
        slotProps,
        classes,
        id: fieldId(id, name),
        name,
        label,
        unit,
        error: errors[name] !== undefined,
        helperText: foodMessage(errors[name], text, rules, figure),
        disabled,
        readOnly,
        ...(last && name !== last.key && { input: next }),
      };
    };

    return slot(
      'root',
      <FoodFormRoot
        noValidate
        autoComplete="off"
        aria-label={text.heading}
        data-collapsed={collapsible ? collapsed.isCollapsed : undefined}
        {...rest}
        ref={rootRef}
        onSubmit={(event) => {
          collapsed.open();
          form.submit(event);
        }}
        {...ownForm(
          {
            ...rest,
            onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
              onKeyDown?.(event);
              goOn(event, figures);
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
              given.current = givenFigures(figures, defaultValues);
              form.reset();
              select();
              controlled.reportReset();
            },
          },
        )}
        onFocus={(event: FocusEvent<HTMLFormElement>) => {
          onFocus?.(event);
          if (isElement(event.target, 'input')) collapsed.open();
        }}
        onBlur={(event: FocusEvent<HTMLFormElement>) => {
          onBlur?.(event);
          settleFood(event.currentTarget, rules, event.target);
        }}
      >
        {slot('heading', <Heading>{text.heading}</Heading>)}
        <FoodFields
          figures={figures}
          field={(figure) => ({ ...field(figure), defaultValue: initialText(figure) })}
          text={text}
        >
          <FoodNameField
            {...field({ key: 'name', label: text.name })}
            defaultValue={readName(values?.name ?? defaultValues?.name ?? '')}
            keyShortcut={keyShortcut}
            suggestions={suggestions}
            search={search}
            debounceMs={debounceMs}
            selected={selected}
            onSelect={select}
            listLabel={text.suggestions}
            figures={figures}
            locale={locale}
            emptyText={noFigure({}, rules)}
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
                    form.send(
                      press.currentTarget.closest('form'),
                      withPortion(secondaryAction.onSubmit),
                    );
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
  <
    Empty extends null | 0 = never,
    const Figures extends readonly Figure[] = FoodFigures,
    Food extends FoodSearchFood<Figures> = FoodSearchFood<Figures>,
  >(
    props: FoodFormProps<Empty, Figures, Food> & RefAttributes<HTMLFormElement>,
  ): ReactElement;
  // For `ComponentType`, which takes any type for a parameter, and so none of the names of figures.
  <Empty extends null | 0 = never>(
    props: FoodFormProps<Empty> & RefAttributes<HTMLFormElement>,
  ): ReactElement;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: FoodFormProps & RefAttributes<HTMLFormElement>): ReactElement;
};
