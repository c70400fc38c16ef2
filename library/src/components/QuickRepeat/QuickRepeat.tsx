'use client';
import { forwardRef } from 'react';
import type { FocusEvent, ReactElement, RefAttributes } from 'react';
import type { FoodFormValues } from '../../food-fields/Food.types.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { figureValue } from '../../figures/figureValue.ts';
import { formatFigure } from '../../figures/formatFigure.ts';
import { useFigures } from '../../figures/useFigures.ts';
import { fillIn } from '../../format/fillIn.ts';
import { hidden } from '../../slots/hidden.ts';
import { pressOnce } from '../../slots/pressOnce.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { quickRepeatText } from './QuickRepeat.en.ts';
import type { QuickRepeatProps } from './QuickRepeat.types.ts';
import { QuickRepeatRoot } from './QuickRepeatRoot.ts';
import { useRepeat } from './useRepeat.ts';

const defaults = {
  disabled: false,
  fractionDigits: 0,
  headingLevel: 2,
  locale: 'en-US',
  localeText: quickRepeatText,
} as const;

// Browsers leave a focused button where it is, if a small part of it is in view. jsdom cannot scroll.
const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible'))
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
};

/** Frequent foods in one row, each logged again with one press. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const QuickRepeat = /*#__PURE__*/ forwardRef<HTMLElement, QuickRepeatProps>(
  function QuickRepeat(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogQuickRepeat', inProps, defaults);
    const {
      items,
      loading = !items,
      disabled,
      onRepeat,
      onAdjust,
      dayLabel,
      figures,
      fractionDigits,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const [main] = useFigures(figures, text, fractionDigits);
    const { progressOf, failure, repeat } = useRepeat(onRepeat, text.failed);
    if (!loading && !items?.length) return null;
    const Heading = `h${headingLevel}` as const;
    const details = (item: FoodFormValues<null>) => {
      const value = main && figureValue(item, main);
      return [main && Number.isFinite(value) && formatFigure(Number(value), main, locale), dayLabel]
        .filter(Boolean)
        .join(' · ');
    };
    return slot(
      'root',
      <QuickRepeatRoot aria-label={text.heading} {...rest} ref={ref}>
        {slot('heading', <Heading>{text.heading}</Heading>)}
        <output className={hidden}>{loading && text.loading}</output>
        {slot(
          'list',
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus are those of its buttons
          <ul aria-hidden={loading} onKeyDown={pressOnce} onFocus={showFocused}>
            {loading && [0, 1, 2, 3, 4, 5].map((place) => slot('skeleton', <li key={place} />))}
            {(loading ? [] : items)?.map((item) => {
              const progress = progressOf(item.name);
              const state = { item, progress };
              return slot(
                'item',
                <li key={item.name}>
                  {slot(
                    'repeatButton',
                    <button
                      type="button"
                      disabled={disabled}
                      aria-disabled={progress === 'logging'}
                      data-progress={progress}
                      onClick={() => disabled || void repeat(item)}
                    >
                      {slot('name', <span translate="no">{item.name}</span>, state)}{' '}
                      {slot(
                        'details',
                        <small translate={progress ? undefined : 'no'}>
                          {progress ? text[progress] : details(item)}
                        </small>,
                        state,
                      )}
                    </button>,
                    state,
                  )}
                  {onAdjust &&
                    slot(
                      'adjustButton',
                      <button
                        type="button"
                        disabled={disabled}
                        aria-label={fillIn(text.adjust, item.name)}
                        onClick={() => disabled || onAdjust(item)}
                      >
                        {slot(
                          'adjustIcon',
                          <svg viewBox="0 0 24 24" aria-hidden="true">
                            <path d="M4 8h9m4 0h3M4 16h3m4 0h9M15 6v4M9 14v4" />
                          </svg>,
                          state,
                        )}
                      </button>,
                      state,
                    )}
                </li>,
                state,
              );
            })}
          </ul>,
        )}
        {slot('failure', <p role="alert">{failure}</p>)}
      </QuickRepeatRoot>,
    );
  },
) as {
  <
    Item extends FoodFormValues<null, Figures>,
    const Figures extends readonly Figure[] = FoodFigures,
  >(
    props: QuickRepeatProps<Item, Figures> & RefAttributes<HTMLElement>,
  ): ReactElement | null;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: QuickRepeatProps & RefAttributes<HTMLElement>): ReactElement | null;
};
