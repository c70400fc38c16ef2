import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useReducer, useRef } from 'react';
import { foodInputs } from '../../food-fields/fillFood.ts';
import { readFood } from '../../food-fields/readFood.ts';
import { showFigure } from '../../food-fields/showFigure.ts';
import type { FigureFormat } from '../../food-fields/showFigure.ts';
import type { FoodFormProps } from './FoodForm.types.ts';

/** Reports what the fields of a form mean, and keeps them at `values`. Without both, it does nothing. */
export function useControlledFood(
  values: FoodFormProps['values'],
  onValuesChange: FoodFormProps['onValuesChange'],
  format: FigureFormat,
) {
  const ref = useRef<HTMLFormElement>(null);
  // If the values stay as they are, the fields have to show them again.
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useEnhancedEffect(() => {
    if (!values) return;
    for (const [name, field] of foodInputs(ref.current)) {
      const value = values[name];
      if (typeof value === 'string') {
        if (field.value.trim() !== value.trim()) field.value = value;
      } else if (value !== undefined) showFigure(field, value, format);
    }
  });

  const report = (form: HTMLFormElement) => {
    onValuesChange?.(
      readFood(new FormData(form), { ...format, maxLength: 0, emptyFigure: null }).values,
    );
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
