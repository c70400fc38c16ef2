import { isElement } from '../document/isElement.ts';
import { figureRules } from './figureRules.ts';
import type { FoodRules } from './figureRules.ts';
import { settleFigure, showResult } from './showFigure.ts';

/** The figures of a form with their inputs and what these take. */
export function* figureInputs(form: HTMLFormElement | null, rules: FoodRules<null | 0>) {
  for (const figure of rules.figures) {
    const input = form?.elements.namedItem(figure.key);
    if (isElement(input, 'input')) yield { figure, input, format: figureRules(rules, figure) };
  }
}

/** Shows how the figure in `target` is read; nothing if it is no figure of the form. */
export function showFoodResult(
  form: HTMLFormElement,
  target: EventTarget,
  rules: FoodRules<null | 0>,
) {
  for (const { input, format } of figureInputs(form, rules)) {
    if (input === target) showResult(input, format);
  }
}

/**
 * Settles the figures of a form.
 * @param target The field that is left; without it, all of them.
 * @returns the first field whose text could have been read in another way.
 */
export function settleFood(
  form: HTMLFormElement,
  rules: FoodRules<null | 0>,
  target?: EventTarget,
) {
  let unsure: HTMLInputElement | undefined;
  for (const { input, format } of figureInputs(form, rules)) {
    if (target && input !== target) continue;
    if (settleFigure(input, format)) unsure ??= input;
    showResult(input, format);
  }
  return unsure;
}
