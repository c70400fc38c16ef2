'use client';
import useForkRef from '@mui/utils/useForkRef';
import { forwardRef, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, RefAttributes } from 'react';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { figureValue } from '../../figures/figureValue.ts';
import { useFigures } from '../../figures/useFigures.ts';
import { readName } from '../../food-fields/checkName.ts';
import { fillFields } from '../../food-fields/fillFood.ts';
import { fieldData, fieldParts } from '../../food-fields/FoodField.tsx';
import { foundList } from '../../food-fields/foundList.tsx';
import { optionId, optionProps } from '../../food-fields/optionParts.tsx';
import { showsNothing } from '../../food-fields/nameRules.ts';
import { useAnswer } from '../../food-fields/useAnswer.ts';
import { useOwnField } from '../../food-fields/useOwnField.ts';
import { rankFoods } from '../../food-ranking/rankFoods.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { endKey } from '../../slots/endKey.ts';
import { hidden } from '../../slots/hidden.ts';
import { isComposing } from '../../slots/isComposing.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { foodSearchText } from './FoodSearch.en.ts';
import type { FoodSearchFood, FoodSearchProps } from './FoodSearch.types.ts';
import { FoodSearchRoot } from './FoodSearchRoot.ts';
import { nextOption } from './nextOption.ts';

/** The most foods that each group shows. */
const MOST = 20;
type Option = FoodSearchFood | 'asIs' | 'retry';
const NONE: { text?: string; index: number; option?: Option | undefined } = { index: -1 };
const NO_FOODS: readonly FoodSearchFood[] = [];

const defaults = {
  defaultValue: '',
  debounceMs: 200,
  fractionDigits: 0,
  disabled: false,
  autoFocus: false,
  fullWidth: false,
  locale: 'en-US',
  localeText: foodSearchText,
} as const;

/** A field that finds a food while a person types its name: among the person's own foods, then in another source. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const FoodSearch = /*#__PURE__*/ forwardRef<HTMLDivElement, FoodSearchProps>(
  function FoodSearch(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogFoodSearch', inProps, defaults);
    const {
      localeText: words,
      label = words.label,
      foods = NO_FOODS,
      search,
      debounceMs,
      onSelect,
      onSubmitText,
      helperText,
      placeholder,
      value,
      defaultValue,
      onChange,
      onInput,
      figures,
      id,
      inputRef: ownInputRef,
      keyShortcut,
      fractionDigits,
      disabled,
      autoFocus,
      fullWidth: _fullWidth,
      locale,
      ...rest
    } = props;
    const generatedId = useId();
    const field = { id: id ?? generatedId, name: undefined, label, error: false, disabled };
    const listId = `${field.id}-foods`;
    const input = useRef<HTMLInputElement>(null);
    const inputRef = useForkRef(input, ownInputRef);
    const list = useRef<HTMLDivElement>(null);
    const root = useOwnField<string>({
      ref,
      value,
      onChange,
      onInput,
      read: (typed) => typed,
      show: (element, shown) => {
        if (shown !== undefined && element.value !== shown) element.value = shown;
      },
    });
    const shownFigures = useFigures(figures, words, fractionDigits);
    const [main] = shownFigures;
    /** The text of the field while the list is open. */
    const [opened, setOpened] = useState<string>();
    const [selected, setSelected] = useState(NONE);

    const typed = opened === undefined || disabled ? '' : readName(value ?? opened);
    const text = showsNothing.test(typed) ? undefined : typed;
    const own = useMemo(() => (text ? rankFoods(foods, text) : []), [foods, text]);
    const { isPending, answer, retry } = useAnswer({
      search,
      text,
      debounceMs,
      failed: words.failed,
    });
    const { foods: others = NO_FOODS, failure } = answer ?? {};
    const hasFailed = failure !== undefined;
    const found = own.length + others.length;
    const [shownOwn, shownOthers] = [own.slice(0, MOST), others.slice(0, MOST)];
    const left = found - shownOwn.length - shownOthers.length;

    const open = () => {
      setOpened(input.current?.value);
      setSelected(NONE);
    };
    const close = () => setOpened(undefined);
    const pick = (food: FoodSearchFood) => {
      if (input.current) fillFields([[input.current, food.name]]);
      close();
      onSelect?.(food);
    };
    const submitText = () => {
      close();
      if (text) onSubmitText?.(text);
    };
    const searchAgain = () => {
      setSelected(NONE);
      retry();
    };

    // What each option does, in the order of the list.
    const actions = [
      ...shownOwn.map((food) => () => pick(food)),
      ...(text && onSubmitText ? [submitText] : []),
      ...shownOthers.map((food) => () => pick(food)),
      ...(hasFailed ? [searchAgain] : []),
    ];
    const options: Option[] = [
      ...shownOwn,
      ...(text && onSubmitText ? (['asIs'] as const) : []),
      ...shownOthers,
      ...(hasFailed ? (['retry'] as const) : []),
    ];
    const hasOptions = actions.length > 0;
    // Foods that change may put another one in its place. A team may write the same ones where it renders.
    const isSame = (one?: Option, other?: Option) =>
      one === other ||
      (typeof one === 'object' &&
        typeof other === 'object' &&
        one.name === other.name &&
        one.source === other.source &&
        shownFigures.every((each) => figureValue(one, each) === figureValue(other, each)));
    const isThere = selected.text === text && isSame(selected.option, options[selected.index]);
    const active = isThere ? selected.index : -1;

    useEffect(() => {
      // jsdom cannot scroll.
      const option = list.current?.querySelector('[aria-selected=true]');
      option?.scrollIntoView?.({ block: 'nearest' });
    }, [active]);

    function onKeyDown(event: KeyboardEvent) {
      const { key } = event;
      if (isComposing(event)) return;
      if (key === 'Enter') {
        // Never submits a form around the field. A key that is held down selects once.
        if (!event.repeat) actions[active]?.();
      } else if (text === undefined) {
        if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
        open();
      } else if (key === 'Escape') {
        close();
      } else {
        // With these keys pressed too, the keys move in the text.
        const isOfText = event.shiftKey || event.ctrlKey || event.metaKey || !hasOptions;
        const index = isOfText ? undefined : nextOption(key, active, actions.length);
        if (index === undefined) return;
        setSelected({ text, index, option: options[index] });
      }
      endKey(event);
    }

    const count = formatNumber(found, locale);
    const result = found > 0 ? fillIn(words.found, count) : words.nothing;
    const more = left > 0 ? fillIn(words.more, formatNumber(left, locale)) : undefined;
    const status = found > 0 || isPending || hasFailed ? more : words.nothing;

    const asIs = (typedText: string) => {
      const option = optionProps(listId, shownOwn.length, active);
      return slot(
        'asIs',
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as in the list
        <div {...option} className={`${option.className} Foodlog-action`} onClick={submitText}>
          <span>{fillIn(words.asIs, typedText)}</span>
        </div>,
      );
    };

    return slot(
      'root',
      <FoodSearchRoot {...rest} {...fieldData(field)} {...root}>
        {/* In front of the field, where it makes no page wider. */}
        <output className={hidden}>
          {text && (isPending && own.length === 0 ? words.searching : (failure ?? result))}
        </output>
        {fieldParts(
          slot,
          {
            ...field,
            helperText,
            readOnly: false,
            autoFocus,
            // Once the focus is painted, so that the first key finds the names folded and the code compiled.
            onFocus: ({ target }) =>
              target.ownerDocument.defaultView?.requestAnimationFrame(() =>
                setTimeout(rankFoods, 0, foods, label),
              ),
            inputRef,
            defaultValue: value ?? defaultValue,
            input: {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': hasOptions,
              'aria-controls': hasOptions ? listId : undefined,
              'aria-activedescendant': optionId(listId, active),
              'aria-keyshortcuts': keyShortcut,
              autoCapitalize: 'none',
              enterKeyHint: 'search',
              placeholder,
              onInput: open,
              onClick: open,
              onKeyDown,
              onBlur: close,
            },
          },
          keyShortcut && slot('keyHint', <kbd aria-hidden="true">{keyShortcut}</kbd>),
        )}
        {text &&
          foundList({
            slot,
            ref: list,
            listId,
            label,
            text,
            words,
            locale,
            main,
            own: shownOwn,
            others: shownOthers,
            isPending,
            failure,
            count: actions.length,
            active,
            onPick: pick,
            onRetry: searchAgain,
            between: onSubmitText && asIs(text),
            below:
              status &&
              slot(
                'status',
                <p className="Foodlog-status" aria-hidden="true">
                  {status}
                </p>,
              ),
          })}
      </FoodSearchRoot>,
    );
  },
) as {
  <Food extends FoodSearchFood<Figures>, const Figures extends readonly Figure[] = FoodFigures>(
    props: FoodSearchProps<Food, Figures> & RefAttributes<HTMLDivElement>,
  ): ReactElement;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: FoodSearchProps & RefAttributes<HTMLDivElement>): ReactElement;
};
