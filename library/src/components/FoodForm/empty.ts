import { flushSync } from 'react-dom';
import type { FoodRules } from '../../food-fields/figureRules.ts';
import { fillFood } from '../../food-fields/fillFood.ts';
import { focusField, isFocusFree } from '../../food-fields/useForm.ts';
import type { Figure } from '../../figures/Figure.types.ts';

/** The text with which the field of a figure begins. */
export const noFigure = (
  { optional = false }: Pick<Figure, 'optional'>,
  { emptyValue }: FoodRules<null | 0>,
) => (optional || emptyValue !== undefined ? '' : '0');

/** Empties a form whose food was added, and focuses what comes next. */
export function empty(form: HTMLFormElement, rules: FoodRules<null | 0>, focused: Element | null) {
  // A food that is still selected would take out its figures with its name, and with them a 0 that it has too.
  flushSync(() => form.reset());
  const texts = rules.figures.map((figure) => [figure.key, noFigure(figure, rules)] as const);
  fillFood(form, { name: '', ...Object.fromEntries(texts) }, undefined, 'historyUndo');
  if (!isFocusFree(form)) return;
  // On a touch screen, a focused field would bring back the keyboard over the totals.
  const isTouch = form.ownerDocument.defaultView?.matchMedia?.('(pointer: coarse)').matches;
  const button =
    focused?.closest('button') ?? form.querySelector<HTMLElement>('button[type=submit]');
  if (isTouch && button) button.focus();
  else focusField(form, 'name');
}
