import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useEffect, useRef } from 'react';
import type { ShownFigure } from '../figures/useFigures.ts';
import { fillIn } from '../format/fillIn.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { defined } from '../slots/defined.ts';
import { hidden } from '../slots/hidden.ts';
import type { SlotFunction } from '../slots/useSlots.ts';
import type {
  FindFoods,
  FoodSearchFood,
  FoundListLocaleText,
  SuggestionSlotProps,
} from './Food.types.ts';
import { foundListText } from './foundList.en.ts';
import { foundList } from './foundList.tsx';
import { useAnswer } from './useAnswer.ts';
import type { Answer } from './useAnswer.ts';

/** What the list offers beside the own foods. */
export interface FoundAnswer extends Answer<FoodSearchFood> {
  retry: () => void;
}

export interface FoundFoodsProps {
  slot: SlotFunction<keyof SuggestionSlotProps>;
  listId: string;
  /** What is asked while the list is open. */
  text: string | undefined;
  search: FindFoods<FoodSearchFood> | undefined;
  debounceMs: number;
  main: ShownFigure | undefined;
  locale: string;
  own: readonly FoodSearchFood[];
  /** The number of options, and the place of the selected one or -1. */
  count: number;
  active: number;
  onPick: (food: FoodSearchFood) => void;
  onAnswer: (answer: FoundAnswer | undefined) => void;
  onRetry: () => void;
}

/** The list of own foods and of those that `search` finds, in the words of FoodSearch. */
export function FoundFoods(props: FoundFoodsProps) {
  const { text, search, debounceMs, locale, own, count, active, onAnswer } = props;
  const { localeText } = useDefaultProps<{ localeText?: Partial<FoundListLocaleText> }>({
    name: 'FoodlogFoodSearch',
    props: {},
  });
  const words = { ...foundListText, ...defined(localeText ?? {}) };
  const { isPending, answer, retry } = useAnswer({
    search,
    text,
    debounceMs,
    failed: words.failed,
  });
  const list = useRef<HTMLDivElement>(null);

  useEnhancedEffect(
    () => onAnswer(answer && { ...answer, retry }),
    // oxlint-disable-next-line react/exhaustive-deps -- told once
    [answer],
  );

  useEffect(() => {
    // jsdom cannot scroll.
    const option = list.current?.querySelector('[aria-selected=true]');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const { foods: others = [], failure } = answer ?? {};
  const found = own.length + others.length;
  const result = found > 0 && fillIn(words.found, formatNumber(found, locale));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a reset of the form would empty an output element */}
      <span role="status" className={hidden}>
        {text && (isPending && own.length === 0 ? words.searching : (failure ?? result))}
      </span>
      {text &&
        (isPending || count > 0) &&
        foundList({
          ...props,
          ref: list,
          label: words.label,
          text,
          words,
          others,
          isPending,
          failure,
        })}
    </>
  );
}
