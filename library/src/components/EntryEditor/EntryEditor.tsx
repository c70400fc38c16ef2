'use client';
import Button from '@mui/material/Button';
import useForkRef from '@mui/utils/useForkRef';
import { forwardRef, useId, useRef, useState } from 'react';
import type { FocusEvent, ReactElement, RefAttributes } from 'react';
import { formatDay } from '../../calendar-day/formatDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';
import { activeElementIn } from '../../document/activeElementIn.ts';
import { readName } from '../../food-fields/checkName.ts';
import { figureText } from '../../food-fields/figureText.ts';
import { fieldId, FoodField } from '../../food-fields/FoodField.tsx';
import { foodMessage } from '../../food-fields/foodMessage.ts';
import { FoodFields } from '../../food-fields/FoodFields.tsx';
import { ownForm } from '../../food-fields/ownForm.ts';
import { wrongAmount } from '../../food-fields/selectedFood.ts';
import { settleFood, showFoodResult } from '../../food-fields/settleFood.ts';
import { useForm } from '../../food-fields/useForm.ts';
import { useScaledTexts } from '../../food-fields/useScaledTexts.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { figureValue } from '../../figures/figureValue.ts';
import { useFigures } from '../../figures/useFigures.ts';
import type { ShownFigure } from '../../figures/useFigures.ts';
import { fillIn } from '../../format/fillIn.ts';
import { onceRef } from '../../slots/onceRef.ts';
import { useLate } from '../../slots/useLate.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { entryEditorText } from './EntryEditor.en.ts';
import type { EntryEditorProps } from './EntryEditor.types.ts';
import { EntryEditorRoot } from './EntryEditorRoot.ts';
import { entryReader } from './entryReader.ts';

// Bundlers replace it, as for MUI.
declare const process: { env: { NODE_ENV?: string } };

const owner = 'FoodlogEntryEditor';
const defaults = {
  disabled: false,
  readOnly: false,
  max: 100_000,
  maxLength: 200,
  fractionDigits: 0,
  locale: 'en-US',
  localeText: entryEditorText,
} as const;
const textSelected = {
  ref: /*#__PURE__*/ onceRef((input: HTMLInputElement) => {
    // In Chromium, selecting the text of a field focuses it.
    if (input === activeElementIn(input)) input.select();
  }),
};

const loadPortionRow = () => import('../../portion-row/PortionRow.tsx');

/** Edits an entry in place: its name, figures, day and time. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const EntryEditor = /*#__PURE__*/ forwardRef<HTMLFormElement, EntryEditorProps>(
  function EntryEditor(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps(owner, inProps, defaults);
    const {
      figures: ownFigures,
      entry: entryNow,
      defaultSelected,
      onSave,
      onCancel,
      minDate,
      maxDate,
      max,
      maxLength,
      emptyValue,
      fractionDigits,
      onBlur,
      disabled,
      readOnly,
      locale,
      dateStyle,
      localeText: text,
      ...rest
    } = props;
    const { slots, slotProps, classes } = parts;
    const [entry] = useState(entryNow);
    if (process.env.NODE_ENV !== 'production' && entryNow.id !== entry.id) {
      console.error(
        'Foodlog: an EntryEditor got another entry, but shows and saves the one that it began with. Give it the id of its entry as its key.',
      );
    }
    const [initial] = useState(defaultSelected);
    const [selected, select] = useState(initial);
    const late = useLate(loadPortionRow, selected?.value);
    const id = useId();
    const figures = useFigures(ownFigures, text, fractionDigits);
    const rules = { figures, max, maxLength, emptyValue, locale };
    const form = useRef<HTMLFormElement>(null);
    const rootRef = useForkRef(ref, form);
    useScaledTexts(form, rules);
    // A field keeps the text with which it began, also in another language or with other digits.
    const [begun] = useState({ figures, locale });
    const textOf = (figure: ShownFigure) => {
      const before = begun.figures.find(({ key }) => key === figure.key) ?? figure;
      // Its digits are those of before, its unit is that of now.
      const rounded = { ...before, scale: figure.scale };
      return figureText(figureValue(entry, figure), begun.locale, rounded);
    };
    // As the field and FormData hold it: without lines and lone surrogates.
    const nameText = readName(entry.name).replace(/\p{Cs}/gu, '\uFFFD');
    const { pending, errors, failure, submit, reset, clearError } = useForm({
      read: entryReader<never>(entry, nameText, textOf, rules, minDate, maxDate),
      onSubmit: (values: Parameters<typeof onSave>[0]) =>
        selected?.portion ? onSave(values, selected.portion) : onSave(values),
      settle: (element) => settleFood(element, rules) ?? wrongAmount(element, selected),
      failed: text.failed,
    });
    const first = figures[0]?.key ?? 'name';
    const field = (
      figure: Pick<ShownFigure, 'key' | 'label'> & Partial<ShownFigure>,
      defaultValue: string,
    ) => {
      const { key: name, label, unit } = figure;
      const error = errors[name];
      const bound = error === 'dayTooEarly' ? minDate : maxDate;
      const isBound = error === 'dayTooEarly' || error === 'dayTooLate';
      return {
        owner,
        slots,
        slotProps,
        classes,
        id: fieldId(id, name),
        name,
        label,
        unit,
        error: error !== undefined,
        helperText: isBound
          ? fillIn(text[error], formatDay(bound ?? '', locale, dateStyle))
          : foodMessage(error, text, rules, figure),
        disabled,
        readOnly,
        defaultValue,
        // The editor replaces the pressed row, mostly because a figure is wrong.
        ...(name === first && { autoFocus: true, input: textSelected }),
      };
    };

    return slot(
      'root',
      <EntryEditorRoot
        noValidate
        autoComplete="off"
        aria-label={fillIn(text.label, entry.name)}
        {...rest}
        ref={rootRef}
        onSubmit={submit}
        {...ownForm(rest, {
          reset: () => {
            reset();
            select(initial);
          },
          input: (input, { currentTarget }) => {
            clearError(input.name);
            showFoodResult(currentTarget, input, rules);
          },
          escape: pending ? undefined : onCancel,
        })}
        onBlur={(event: FocusEvent<HTMLFormElement>) => {
          onBlur?.(event);
          settleFood(event.currentTarget, rules, event.target);
        }}
      >
        <FoodFields figures={figures} field={(figure) => field(figure, textOf(figure))} text={text}>
          <FoodField {...field({ key: 'name', label: text.name }, nameText)} />
          {late && selected?.value && (
            <late.PortionRow
              slot={slot}
              selected={selected}
              onSelect={select}
              figures={figures}
              locale={locale}
              disabled={disabled}
              readOnly={readOnly}
            />
          )}
        </FoodFields>
        <FoodField
          {...field({ key: 'day', label: text.day }, entry.day)}
          type="date"
          input={{
            min: isCalendarDay(minDate) ? minDate : undefined,
            max: isCalendarDay(maxDate) ? maxDate : undefined,
          }}
        />
        <FoodField {...field({ key: 'time', label: text.time }, entry.time)} type="time" />
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
                <span>{text.save}</span>
              </Button>,
            )}
            {slot(
              'cancelButton',
              <Button disabled={pending} onClick={onCancel}>
                <span>{text.cancel}</span>
              </Button>,
            )}
            {slot('status', <p aria-live="polite">{pending && text.saving}</p>)}
            {slot('failure', <p role="alert">{failure}</p>)}
          </div>,
        )}
      </EntryEditorRoot>,
    );
  },
) as unknown as {
  <Empty extends null | 0 = never, const Figures extends readonly Figure[] = FoodFigures>(
    props: EntryEditorProps<Empty, Figures> & RefAttributes<HTMLFormElement>,
  ): ReactElement;
  // For `ComponentType`, which takes any type for a parameter, and so none of the names of figures.
  <Empty extends null | 0 = never>(
    props: EntryEditorProps<Empty> & RefAttributes<HTMLFormElement>,
  ): ReactElement;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: EntryEditorProps & RefAttributes<HTMLFormElement>): ReactElement;
};
