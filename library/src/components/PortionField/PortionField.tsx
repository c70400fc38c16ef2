'use client';
import useForkRef from '@mui/utils/useForkRef';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent, ReactElement, RefAttributes } from 'react';
import { isElement } from '../../document/isElement.ts';
import { figureParts } from '../../entry-figures/figureParts.tsx';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { formatFigure } from '../../figures/formatFigure.ts';
import { useFigures } from '../../figures/useFigures.ts';
import { fieldData, unitId } from '../../food-fields/FoodField.tsx';
import { numberParts } from '../../food-fields/numberParts.tsx';
import type { FigureError } from '../../food-fields/parseFigure.ts';
import { settleFigure, showFigure, showResult } from '../../food-fields/showFigure.ts';
import { ownPortions } from '../../food-fields/ownPortions.ts';
import { exactAmount, PER_100_G, rounded, scaleFigures } from '../../food-fields/scaleFigures.ts';
import { useOwnField } from '../../food-fields/useOwnField.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { isComposing } from '../../slots/isComposing.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { amountText } from './amountText.ts';
import { portionFieldText } from './PortionField.en.ts';
import type { PortionFieldProps } from './PortionField.types.ts';
import { PortionFieldRoot } from './PortionFieldRoot.ts';
import { portionSelect } from './portionSelect.tsx';
import { readAmount } from './readAmount.ts';
import { stepButtons } from './stepButtons.tsx';
import { usePortion } from './usePortion.ts';

const defaults = {
  fractionDigits: 0,
  max: 100_000,
  error: false,
  disabled: false,
  readOnly: false,
  required: false,
  autoFocus: false,
  locale: 'en-US',
  localeText: portionFieldText,
} as const;

/** How much of a food: an amount of a portion, with the figures of that amount. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const PortionField = /*#__PURE__*/ forwardRef<
  HTMLDivElement,
  PortionFieldProps<readonly Figure[]>
>(function PortionField(inProps, ref) {
  const [props, slot] = useFoodlogProps('FoodlogPortionField', inProps, defaults);
  const {
    food,
    per: givenPer,
    portions: given,
    figures,
    fractionDigits,
    value,
    defaultValue,
    onChange,
    onInput,
    onBlur,
    onKeyDown,
    name,
    portionName,
    max,
    error,
    helperText,
    id,
    form,
    inputRef,
    disabled,
    readOnly,
    required,
    autoFocus,
    locale,
    localeText: text,
    ...rest
  } = props;
  const per = givenPer ?? { ...PER_100_G, unit: text.grams };
  const generatedId = useId();
  const amountId = id ?? generatedId;
  const messageId = `${amountId}-helper-text`;
  const shownFigures = useFigures(figures, text, fractionDigits);
  const portions = ownPortions({ portions: given });
  const portioned = { food, per, portions, figures: shownFigures };
  const [initial] = useState(
    value ?? defaultValue ?? { amount: null, portion: portions[0]?.key ?? null },
  );
  const [problem, setProblem] = useState<{ error: FigureError; amount: number | null }>();
  const around = useRef<HTMLDivElement>(null);
  const { shown, report } = usePortion({
    root: around,
    value,
    initial,
    hasPortions: portions.length > 0,
    onChange: (next) => onChange?.(next, scaleFigures(portioned, next)),
    onReset: () => setProblem(undefined),
    readAmount: (typed) => readAmount(typed, format).value,
  });
  const chosen = portions.find(({ key }) => key === shown.portion);
  const format = {
    max,
    locale,
    fractionDigits: 0,
    units: chosen ? [chosen.label] : [per.unit, givenPer ? '' : PER_100_G.unit],
    read: readAmount,
    write: (amount: unknown) => amountText(amount, locale),
  };
  const units = useRef(format.units);
  /** A word of another portion, or of another language, goes from the text, which means the same amount without it. */
  const dropWord = (input: HTMLInputElement) => {
    const { value: amount } = readAmount(input.value, { ...format, units: units.current });
    units.current = format.units;
    if (Number.isFinite(amount) && Number.isNaN(readAmount(input.value, format).value)) {
      input.value = format.write(amount);
    }
  };
  const root = useOwnField<number | null>({
    ref: useForkRef(around, ref),
    value: value && value.amount,
    onChange: (amount) => {
      setProblem(undefined);
      report({ amount });
    },
    onInput,
    read: (typed) => readAmount(typed, format).value,
    show: (input, amount, before) => {
      dropWord(input);
      if (amount === undefined) showResult(input, format);
      else showFigure(input, amount, before, format);
    },
  });

  const settle = ({
    currentTarget,
    target,
  }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const input = currentTarget.querySelector('input');
    if (!input || input !== target) return false;
    // A fraction as the field writes it stays.
    const isWritten = format.write(readAmount(input.value, format).value) === input.value;
    const isUnsure = !isWritten && settleFigure(input, format);
    showResult(input, format);
    const read = readAmount(input.value, format);
    const found = read.value === 0 ? 'numberTooSmall' : read.error;
    setProblem(found && { error: found, amount: shown.amount });
    return isUnsure;
  };

  // A team that changes the amount replaces the text that was wrong.
  const wrong = Object.is(problem?.amount, shown.amount) ? problem?.error : undefined;
  const message = helperText ?? (wrong && fillIn(text[wrong], formatNumber(max, locale, 2)));
  const field = {
    id: amountId,
    name,
    label: text.amount,
    unit: portions.length > 0 ? undefined : shown.portion ? text.unknown : per.unit,
    error: error || wrong !== undefined,
    helperText: undefined,
    disabled,
    readOnly,
    required,
    autoFocus,
    inputRef,
    defaultValue: amountText(initial.amount, locale),
    input: {
      form,
      'aria-describedby':
        clsx(message && messageId, !portions.length && per.unit && unitId(amountId)) || undefined,
    },
  };
  const portion = {
    ...field,
    id: `${generatedId}-portion`,
    name: portionName,
    label: text.portion,
    unit: undefined,
    error: false,
    required: false,
    autoFocus: false,
    inputRef: undefined,
  };

  const { main, others } = figureParts(
    slot,
    scaleFigures(portioned, shown),
    shownFigures,
    text,
    locale,
  );
  const exact = chosen && exactAmount(portioned, shown);
  const weight = exact && rounded(exact, 2);

  return slot(
    'root',
    <PortionFieldRoot
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has styles of the browser
      role="group"
      aria-label={food?.name}
      {...rest}
      {...root}
      data-portion=""
      data-error={field.error}
      onChange={(event: ChangeEvent<HTMLDivElement>) => {
        if (isElement(event.target, 'input')) root.onChange(event);
      }}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        onBlur?.(event);
        settle(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event);
        if (event.key !== 'Enter' || isComposing(event)) return;
        // A form that Enter submits gets the amount as it is shown.
        if (settle(event)) event.preventDefault();
      }}
    >
      {slot(
        'fields',
        <div>
          {slot(
            'field',
            <div {...fieldData(field)}>
              {numberParts(slot, { ...field, plus: text.plus, times: text.slash, sign: '/' })}
            </div>,
            field,
          )}
          {portions.length > 0 &&
            slot(
              'field',
              <div {...fieldData(portion)}>
                {portionSelect(slot, {
                  ...portion,
                  portions,
                  per: per.unit,
                  shown,
                  initial,
                  text,
                  locale,
                  form,
                  onChange: (key) => report({ portion: key }),
                })}
              </div>,
              portion,
            )}
        </div>,
      )}
      {message && slot('helperText', <p id={messageId}>{message}</p>)}
      {slot(
        'actions',
        <div>
          {!readOnly &&
            stepButtons(slot, {
              amount: shown.amount,
              max,
              text,
              disabled,
              write: format.write,
            })}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a reset of the form would empty an output element, whose
              content is React's */}
          {main && slot('calories', <div role="status">{main}</div>)}
        </div>,
      )}
      {slot(
        'details',
        <div>
          {Number.isFinite(weight) && (
            <span translate="no">
              {formatFigure(Number(weight), { unit: per.unit, fractionDigits: 2 }, locale)}
            </span>
          )}
          {others}
        </div>,
      )}
    </PortionFieldRoot>,
  );
}) as {
  <const Figures extends readonly Figure[] = FoodFigures>(
    props: PortionFieldProps<Figures> & RefAttributes<HTMLDivElement>,
  ): ReactElement | null;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: PortionFieldProps & RefAttributes<HTMLDivElement>): ReactElement | null;
};
