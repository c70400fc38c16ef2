import type { ReactNode } from 'react';
import type { FoodFieldProps } from './FoodField.tsx';
import type { FoodFieldsLocaleText, FoodFormValues } from './Food.types.ts';
import { NumberField } from './NumberField.tsx';

interface FoodFieldsProps {
  /** The props of the field of this name. */
  field: (name: keyof FoodFormValues) => Omit<FoodFieldProps, 'unit'>;
  text: FoodFieldsLocaleText;
  /** The field of the name. */
  children: ReactNode;
}

/** The fields of a food: its name and its four figures. */
export function FoodFields({ field, text, children }: FoodFieldsProps) {
  const keys = { plus: text.plus, times: text.times };
  return (
    <>
      {children}
      <NumberField {...field('calories')} {...keys} unit={text.kilocalories} />
      <NumberField {...field('fats')} {...keys} unit={text.grams} />
      <NumberField {...field('proteins')} {...keys} unit={text.grams} />
      <NumberField {...field('carbs')} {...keys} unit={text.grams} />
    </>
  );
}
