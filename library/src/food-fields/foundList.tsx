/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   the ARIA combobox pattern: the input keeps focus and handles the keys */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { formatFigure } from '../figures/formatFigure.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import { fillIn } from '../format/fillIn.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import type { FoodSearchFood, FoundListLocaleText, SuggestionSlotProps } from './Food.types.ts';
import { FoundListRoot } from './FoundListRoot.ts';
import { optionDetails, optionProps } from './optionParts.tsx';

const SKELETONS = [0, 1, 2];

interface FoundListOptions {
  slot: SlotFunction<keyof SuggestionSlotProps>;
  ref: Ref<HTMLDivElement>;
  listId: string;
  label: string;
  /** The text that the list answers. */
  text: string;
  words: FoundListLocaleText;
  locale: string;
  main: ShownFigure | undefined;
  own: readonly FoodSearchFood[];
  others: readonly FoodSearchFood[];
  isPending: boolean;
  /** Why `search` failed, if it did. */
  failure: string | undefined;
  /** The number of options, and the place of the selected one or -1. */
  count: number;
  active: number;
  onPick: (food: FoodSearchFood) => void;
  onRetry: () => void;
  /** An option between own and other foods. */
  between?: ReactNode;
  /** What is said below the list. */
  below?: ReactNode;
}

/** Renders the list below the field: own foods, then others. What comes late is below what is there. */
export function foundList(options: FoundListOptions) {
  const { slot, listId, text, words, locale, own, others, isPending, failure, count, active } =
    options;

  const perOf = ({ per }: FoodSearchFood) =>
    per && typeof per === 'object'
      ? formatFigure(per.amount, { unit: per.unit, fractionDigits: 2 }, locale)
      : per;

  const foodOptions = (foods: readonly FoodSearchFood[], first: number) =>
    foods.map((food, place) => {
      const per = perOf(food);
      const source = [food.source, per && fillIn(words.per, per)].filter(Boolean).join(' · ');
      const shown = { suggestion: food };
      return slot(
        'suggestion',
        <div
          // oxlint-disable-next-line react/no-array-index-key -- two foods may have the same name
          key={place}
          {...optionProps(listId, first + place, active)}
          onClick={() => options.onPick(food)}
        >
          <span>
            <span translate="no">{food.name}</span>
            {source &&
              slot(
                'source',
                <small className="Foodlog-source" translate="no">
                  {source}
                </small>,
                shown,
              )}
          </span>
          {optionDetails(slot, food, options.main, locale)}
        </div>,
        shown,
      );
    });

  const group = (kind: 'own' | 'others', content: ReactNode, key: string) => {
    const headingId = `${listId}-${kind}`;
    const isEmpty = kind === 'others' && isPending;
    return slot(
      'group',
      <div
        key={key}
        {...(isEmpty ? { 'aria-hidden': true } : { role: 'group', 'aria-labelledby': headingId })}
      >
        {slot(
          'groupHeading',
          <small id={headingId} className="Foodlog-heading" aria-hidden="true">
            {words[kind]}
          </small>,
        )}
        {content}
      </div>,
    );
  };

  const retry = failure !== undefined && [failure, words.retry];
  const last = optionProps(listId, count - 1, active);

  return slot(
    'suggestions',
    <FoundListRoot
      ref={options.ref}
      id={listId}
      role={count > 0 ? 'listbox' : undefined}
      tabIndex={-1}
      aria-label={count > 0 ? options.label : undefined}
      // Keep focus in the field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {own.length > 0 && group('own', foodOptions(own, 0), 'own')}
      {options.between}
      {(isPending || others.length > 0 || retry) &&
        group(
          'others',
          <>
            {isPending &&
              SKELETONS.map((place) =>
                slot('skeleton', <i key={place} className="Foodlog-skeleton" aria-hidden="true" />),
              )}
            {foodOptions(others, count - others.length)}
            {retry &&
              slot(
                'retry',
                <div
                  {...last}
                  className={`${last.className} Foodlog-retry`}
                  onClick={options.onRetry}
                >
                  {retry.map((one, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a message may be the name of the action
                    <span key={place}>{one}</span>
                  ))}
                </div>,
              )}
          </>,
          // Another answer has other elements, so that no press begins on one food and ends on the next.
          text,
        )}
      {options.below}
    </FoundListRoot>,
  );
}
