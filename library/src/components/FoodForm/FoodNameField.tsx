import { memo } from 'react';
import { fieldData } from '../../food-fields/FoodField.tsx';
import type { FoodFieldProps } from '../../food-fields/FoodField.tsx';
import type { SuggestionOptions } from '../../food-fields/getSuggestionProps.tsx';
import { useNameParts } from '../../food-fields/useNameParts.tsx';
import type { NamePartsProps } from '../../food-fields/useNameParts.tsx';
import { useLate } from '../../slots/useLate.ts';
import { useSlots } from '../../slots/useSlots.ts';
import type { FoodFormProps } from './FoodForm.types.ts';

interface FoodNameFieldProps
  extends
    Omit<FoodFieldProps, 'slots' | 'slotProps' | 'classes'>,
    NamePartsProps,
    Pick<FoodFormProps, 'slots' | 'slotProps' | 'classes'>,
    SuggestionOptions {}

/** All fields are filled in, so the next Enter adds the food. */
const onPick = ({ form }: HTMLInputElement) =>
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();

/** The next Enter adds this amount, and a digit takes its place. */
const onAskAmount = ({ form }: HTMLInputElement) => {
  const amount = form?.querySelector<HTMLInputElement>('[data-portion] input');
  amount?.focus();
  amount?.select();
};

const loadPortionRow = () => import('../../portion-row/PortionRow.tsx');

/** The name of a food, and how much of it. Memoised as its figures are. */
export const FoodNameField = /*#__PURE__*/ memo(function FoodNameField({
  owner,
  slots,
  slotProps,
  classes,
  suggestions,
  search,
  debounceMs,
  selected,
  onSelect,
  listLabel,
  figures,
  locale,
  emptyText,
  ...field
}: FoodNameFieldProps) {
  const slot = useSlots(owner, { ...field, slots, slotProps, classes });
  const { parts, remember } = useNameParts(slot, field, {
    suggestions,
    search,
    debounceMs,
    selected,
    onSelect,
    listLabel,
    figures,
    locale,
    emptyText,
    onPick,
    onAskAmount,
  });
  const late = useLate(loadPortionRow, selected?.value);
  return (
    <>
      {slot('field', <div {...fieldData(field)}>{parts}</div>)}
      {late && selected?.value && (
        <late.PortionRow
          slot={slot}
          selected={selected}
          onSelect={onSelect}
          onFill={remember}
          figures={figures}
          locale={locale}
          disabled={field.disabled}
          readOnly={field.readOnly}
        />
      )}
    </>
  );
});
