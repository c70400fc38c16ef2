/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   the combobox pattern of ARIA: the input keeps the focus and hears the keys; a datalist could not fill in other fields */
import type { FoodFormSuggestion } from './FoodForm.types.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  kilocalories: string;
  foods: readonly FoodFormSuggestion[];
  /** Index of the food on which the arrow keys stand, or -1. */
  active: number;
  onPick: (food: FoodFormSuggestion) => void;
}

/** The foods offered below the name. */
export function SuggestionList({
  id,
  label,
  kilocalories,
  foods,
  active,
  onPick,
}: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // The cursor stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {foods.map((food, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and a place has no state
          key={index}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onPick(food)}
        >
          {food.name}
          <small>{`${food.calories}\u00a0${kilocalories}`}</small>
        </div>
      ))}
    </div>
  );
}
