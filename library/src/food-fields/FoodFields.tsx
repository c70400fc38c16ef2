import type { ReactNode } from 'react';
import type { FoodFieldProps } from './FoodField.tsx';
import type { FoodFieldsLocaleText, FoodFormValues, FractionDigits } from './Food.types.ts';
import { NumberField } from './NumberField.tsx';

interface FoodFieldsProps {
  /** The props of the field of this name. */
  field: (name: keyof FoodFormValues) => Omit<FoodFieldProps, 'unit'>;
  fractionDigits: FractionDigits;
  text: FoodFieldsLocaleText;
  /** The field of the name. */
  children: ReactNode;
}

/** The fields of a food: its name and its four figures. */
export function FoodFields({ field, fractionDigits, text, children }: FoodFieldsProps) {
  const shared = { plus: text.plus, times: text.times, hasDecimals: fractionDigits > 0 };
  return (
    <>
      {children}
      <NumberField {...field('calories')} {...shared} unit={text.kilocalories} />
      <NumberField {...field('fats')} {...shared} unit={text.grams} />
      <NumberField {...field('proteins')} {...shared} unit={text.grams} />
      <NumberField {...field('carbs')} {...shared} unit={text.grams} />
    </>
  );
}
