import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import { fieldParts } from '../../food-fields/FoodField.tsx';
import type { FieldProps, FieldSlot } from '../../food-fields/FoodField.tsx';
import { formatFigure } from '../../figures/formatFigure.ts';
import { fillIn } from '../../format/fillIn.ts';
import type { SlotFunction } from '../../slots/useSlots.ts';
import type { Portion, PortionFieldLocaleText, PortionValue } from './PortionField.types.ts';

interface PortionSelectProps extends Omit<FieldProps, 'input'> {
  portions: readonly Portion[];
  /** The unit of the amounts of the portions. */
  per: string;
  shown: PortionValue;
  initial: PortionValue;
  text: PortionFieldLocaleText;
  locale: string;
  form: string | undefined;
  onChange: (portion: string | null) => void;
}

/** MUI types the props of its inputs as those of no select. */
const Select = /*#__PURE__*/ forwardRef<HTMLSelectElement, { children?: ReactNode }>(
  function Select(props, ref) {
    return <select {...props} ref={ref} />;
  },
);

/** Renders a native list of the portions and the unit: on a phone nothing is quicker. */
export function portionSelect(
  slot: SlotFunction<FieldSlot | 'portionIcon'>,
  props: PortionSelectProps,
) {
  const { portions, per, shown, initial, text, locale, form, onChange, readOnly, ...field } = props;
  const isOther = ({ key }: Pick<Portion, 'key'>) => readOnly && key !== (shown.portion ?? '');
  const isUnknown = shown.portion && !portions.some(({ key }) => key === shown.portion);
  const sizeOf = ({ label, amount }: Portion) =>
    Number.isFinite(amount) && amount > 0
      ? fillIn(text.size, {
          portion: label,
          amount: formatFigure(amount, { unit: per, fractionDigits: 2 }, locale),
        })
      : label;
  const options = [
    ...portions.map((portion) => ({ key: portion.key, label: sizeOf(portion) })),
    { key: '', label: per },
    // What is chosen is shown, also where it is not there.
    ...(isUnknown ? [{ key: shown.portion ?? '', label: text.unknown }] : []),
  ];
  return fieldParts(
    slot,
    {
      ...field,
      readOnly: false,
      inputComponent: Select,
      defaultValue: initial.portion ?? '',
      input: {
        form,
        type: undefined,
        enterKeyHint: undefined,
        children: options.map(({ key, label }) => (
          <option key={key} value={key} disabled={isOther({ key })} translate="no">
            {label}
          </option>
        )),
        onChange: ({ currentTarget }) => onChange(currentTarget.value || null),
      },
    },
    slot(
      'portionIcon',
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 9 6 6 6-6" />
      </svg>,
    ),
  );
}
