import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef } from 'react';
import type { SlotProps } from '../slots/Slots.types.ts';

/** What a person has entered, checked. */
export interface FoodFormValues {
  /** 1 to 200 characters, no space around it. */
  name: string;
  /** In kcal; whole, 0 to 100,000. */
  calories: number;
  /** In grams; whole, 0 to 100,000. */
  fats: number;
  /** In grams; whole, 0 to 100,000. */
  proteins: number;
  /** In grams; whole, 0 to 100,000. */
  carbs: number;
}

/** The words of the fields of a food. */
export interface FoodFieldsLocaleText {
  name: string;
  calories: string;
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  nameMissing: string;
  nameTooLong: string;
  /** The name holds control characters or halves of characters. */
  nameUnprintable: string;
  notWholeNumber: string;
}

/** What the functions in `slotProps` of a field's parts are called with. */
export interface FoodFieldOwnerState {
  name: string;
  label: string;
  /** Only numbers have one. */
  unit?: string;
  /** What is wrong with the text, if anything. */
  problem: string | undefined;
  disabled?: boolean;
  readOnly: boolean;
}

/** Props for the parts of each field. */
export interface FoodFieldSlotProps {
  /** A field with all that belongs to it. */
  field?: SlotProps<ComponentPropsWithRef<'div'>, FoodFieldOwnerState>;
  label?: SlotProps<ComponentPropsWithRef<'label'>, FoodFieldOwnerState>;
  input?: SlotProps<OutlinedInputProps, FoodFieldOwnerState>;
  unit?: SlotProps<ComponentPropsWithRef<'small'>, FoodFieldOwnerState>;
  /** What is wrong with the text. */
  helperText?: SlotProps<ComponentPropsWithRef<'p'>, FoodFieldOwnerState>;
}
