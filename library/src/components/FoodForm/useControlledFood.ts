import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useReducer, useRef } from 'react';
import { readName } from '../../food-fields/checkName.ts';
import { foodInputs, isBeingFilled } from '../../food-fields/fillFood.ts';
import type { FoodRules } from '../../food-fields/figureRules.ts';
import { readFood } from '../../food-fields/readFood.ts';
import { figureInputs } from '../../food-fields/settleFood.ts';
import { showFigure } from '../../food-fields/showFigure.ts';
import { useScaledTexts } from '../../food-fields/useScaledTexts.ts';
import { figureValue } from '../../figures/figureValue.ts';
import type { FoodFormProps } from './FoodForm.types.ts';

/** Reports what the fields of a form mean, and keeps them at `values`. Without both, they only follow their scales. */
export function useControlledFood(
  values: FoodFormProps['values'],
  onValuesChange: FoodFormProps['onValuesChange'],
  rules: FoodRules<null | 0>,
) {
  const ref = useRef<HTMLFormElement>(null);
  // Before the values are compared with what the texts mean.
  useScaledTexts(ref, rules);
  const before = useRef({ values, isTyped: false, isMounted: false });
  const reports = useRef(0);
  // If the values stay as they are, the fields have to show them again.
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const isWatched = values !== undefined || onValuesChange !== undefined;

  const report = () => {
    // A food that is filled in causes an event for each of its fields.
    if (!isWatched || !ref.current || isBeingFilled(ref.current)) return;
    reports.current += 1;
    // Not `new FormData(form)`, which has no disabled fields.
    const data = new FormData();
    for (const [name, { value }] of foodInputs(rules.figures, ref.current)) data.set(name, value);
    onValuesChange?.(readFood<null>(data, { ...rules, maxLength: 0, emptyValue: null }).values);
    before.current.isTyped = true;
    if (values) rerender();
  };

  useEnhancedEffect(() => {
    if (!isWatched) return;
    const last = before.current;
    before.current = { values, isTyped: false, isMounted: true };
    const fields = foodInputs(rules.figures, ref.current);
    // What was typed before React took over is not lost.
    const isTyped = fields.some(([, field]) => field.value !== field.defaultValue);
    if (!last.isMounted && isTyped) report();
    else if (values) {
      const field = new Map(fields).get('name');
      const { name } = values;
      if (field && name !== undefined && readName(field.value) !== readName(name)) {
        field.value = readName(name);
      }
      for (const { figure, input, format } of figureInputs(ref.current, rules)) {
        const value = figureValue(values, figure);
        const earlier = { value: figureValue(last.values, figure), isTyped: last.isTyped };
        if (value !== undefined) showFigure(input, value, earlier, format);
      }
    }
  });

  return {
    ref,
    /** Call it when a person changes a field. */
    report,
    /** Call it on a reset event, which comes before the fields change. */
    reportReset: () => {
      const { current: count } = reports;
      setTimeout(() => {
        // After a submit, the fields are also emptied.
        if (count === reports.current) report();
      });
    },
  };
}
