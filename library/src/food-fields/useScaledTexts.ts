import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { figureRules } from './figureRules.ts';
import type { FoodRules } from './figureRules.ts';
import { figureInputs } from './settleFood.ts';
import { rescaleText } from './showFigure.ts';

/** Keeps what the fields of a form mean when the scale of a figure changes while something is typed. */
export function useScaledTexts(
  form: RefObject<HTMLFormElement | null>,
  rules: FoodRules<null | 0>,
): void {
  const last = useRef(rules);
  useEnhancedEffect(() => {
    const before = last.current;
    last.current = rules;
    for (const { figure, input, format } of figureInputs(form.current, rules)) {
      const old = before.figures.find(({ key }) => key === figure.key) ?? figure;
      rescaleText(input, figureRules(before, old), format);
    }
  });
}
