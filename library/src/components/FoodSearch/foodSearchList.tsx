/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   the ARIA combobox pattern: the input keeps focus and handles the keys */
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { ShownFigure } from '../../figures/useFigures.ts';
import { optionDetails, optionProps } from '../../food-fields/optionParts.tsx';
import { SuggestionList } from '../../food-fields/SuggestionList.ts';
import { fillIn } from '../../format/fillIn.ts';
import type { SlotFunction } from '../../slots/useSlots.ts';
import type { FoodSearchFood, FoodSearchLocaleText } from './FoodSearch.types.ts';
import type { FoodSearchClassKey } from './foodSearchClasses.ts';

const SKELETONS = [0, 1, 2];

interface FoodSearchListOptions {
  slot: SlotFunction<FoodSearchClassKey>;
  ref: Ref<HTMLDivElement>;
  listId: string;
  label: string;
  /** The text that the list answers. */
  text: string;
  words: FoodSearchLocaleText;
  locale: string;
  main: ShownFigure | undefined;
  own: readonly FoodSearchFood[];
  others: readonly FoodSearchFood[];
  isPending: boolean;
  /** Why `search` failed, if it did. */
  failure: string | undefined;
  /** What is said below the list. */
  status: string | undefined;
  /** The number of options, and the place of the selected one or -1. */
  count: number;
  active: number;
  onPick: (food: FoodSearchFood) => void;
  onSubmitText: (() => void) | undefined;
  onRetry: () => void;
}

/** Renders the list below the field: own foods, the text as it is, other foods. What comes late is below what is there. */
export function foodSearchList(options: FoodSearchListOptions) {
  const { slot, listId, text, words, own, others, isPending, failure, status, count, active } =
    options;

  const foodOptions = (foods: readonly FoodSearchFood[], first: number) =>
    foods.map((food, place) => {
      const per = food.per && fillIn(words.per, food.per);
      const source = [food.source, per].filter(Boolean).join(' · ');
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
            {source && slot('source', <small translate="no">{source}</small>, shown)}
          </span>
          {optionDetails(slot, food, options.main, options.locale)}
        </div>,
        shown,
      );
    });

  const action = (name: 'asIs' | 'retry', index: number, onClick: () => void, texts: string[]) =>
    slot(
      name,
      <div {...optionProps(listId, index, active)} onClick={onClick}>
        {texts.map((one, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a message may be the name of the action
          <span key={place}>{one}</span>
        ))}
      </div>,
    );

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
          <small id={headingId} aria-hidden="true">
            {words[kind]}
          </small>,
        )}
        {content}
      </div>,
    );
  };

  return slot(
    'suggestions',
    <SuggestionList
      ref={options.ref}
      id={listId}
      role={count > 0 ? 'listbox' : undefined}
      tabIndex={-1}
      aria-label={count > 0 ? options.label : undefined}
      // Keep focus in the field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {own.length > 0 && group('own', foodOptions(own, 0), 'own')}
      {options.onSubmitText &&
        action('asIs', own.length, options.onSubmitText, [fillIn(words.asIs, text)])}
      {(isPending || others.length > 0 || failure !== undefined) &&
        group(
          'others',
          <>
            {isPending &&
              SKELETONS.map((place) => slot('skeleton', <i key={place} aria-hidden="true" />))}
            {foodOptions(others, count - others.length)}
            {failure !== undefined &&
              action('retry', count - 1, options.onRetry, [failure, words.retry])}
          </>,
          // Another answer has other elements, so that no press begins on one food and ends on the next.
          text,
        )}
      {status && slot('status', <p aria-hidden="true">{status}</p>)}
    </SuggestionList>,
  );
}
