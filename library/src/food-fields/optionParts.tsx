import { figureValue } from '../figures/figureValue.ts';
import { formatFigure } from '../figures/formatFigure.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import type { SlotFunction } from '../slots/useSlots.ts';

/** Id of an option in a list, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => (index < 0 ? undefined : listId + index);

/**
 * The attributes of an option in the list of a combobox, whose input keeps focus and handles the keys.
 * @param index Its place among all options of the list.
 * @param active The place of the selected one, or -1.
 */
export const optionProps = (listId: string, index: number, active: number) => ({
  id: optionId(listId, index),
  role: 'option',
  className: 'Foodlog-row',
  tabIndex: -1,
  'aria-selected': index === active,
});

/** Renders the figure of a food that an option shows, if it is known. */
export function optionDetails(
  slot: SlotFunction<'suggestionDetails'>,
  food: object,
  main: ShownFigure | undefined,
  locale: string,
) {
  const value = main && figureValue(food, main);
  return (
    Number.isFinite(value) &&
    slot('suggestionDetails', <small translate="no">{formatFigure(value!, main!, locale)}</small>, {
      suggestion: food,
    })
  );
}
