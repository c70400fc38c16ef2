import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useReducer, useRef } from 'react';
import { foodInputs } from '../../food-fields/fillFood.ts';
import { figureText } from '../../food-fields/figureText.ts';
import type { FigureRules } from '../../food-fields/parseFigure.ts';
import { readFood } from '../../food-fields/readFood.ts';
import type { FoodFormProps } from './FoodForm.types.ts';

/** Reports what the fields of a form mean, and keeps them at `values`. Without both, it does nothing. */
export function useControlledFood(
  values: FoodFormProps['values'],
  onValuesChange: FoodFormProps['onValuesChange'],
  locale: string,
  { max, fractionDigits }: FigureRules,
) {
  const ref = useRef<HTMLFormElement>(null);
  // If the values stay as they are, the fields have to show them again.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const read = (form: HTMLFormElement) =>
    readFood(new FormData(form), { max, fractionDigits, maxLength: 0, emptyFigure: null }).values;

  useEnhancedEffect(() => {
    if (!values || !ref.current) return;
    const shown = read(ref.current);
    for (const [name, field] of foodInputs(ref.current)) {
      const value = values[name];
      if (value === undefined || Object.is(value, shown[name])) continue;
      field.value = typeof value === 'string' ? value : figureText(value, locale, fractionDigits);
    }
  });

  const report = (form: HTMLFormElement) => {
    onValuesChange?.(read(form));
    if (values) rerender();
  };
  return {
    ref,
    /** Call it when a person changes a field. */
    report,
    /** Call it on a reset event, which comes before the fields change. */
    reportReset: (form: HTMLFormElement) => {
      if (onValuesChange) setTimeout(report, 0, form);
    },
  };
}
