import type { KeyboardEvent } from 'react';
import { foodInputs } from '../../food-fields/fillFood.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { isComposing } from '../../slots/isComposing.ts';
import { pressOnce } from '../../slots/pressOnce.ts';

/** An `onKeyDown` with which Enter goes on to the next field of the food, as Tab does; in the last one it submits. */
export function goOn(event: KeyboardEvent<HTMLFormElement>, figures: readonly Figure[]) {
  pressOnce(event);
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const isModified = altKey || ctrlKey || metaKey || shiftKey;
  if (event.key !== 'Enter' || isModified || isComposing(event)) return;
  if (event.isDefaultPrevented()) return;
  const inputs = foodInputs(figures, event.currentTarget).map(([, input]) => input);
  const index = inputs.findIndex((input) => input === event.target);
  const next = inputs[index + 1];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
