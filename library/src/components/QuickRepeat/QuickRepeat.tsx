'use client';
import { forwardRef, useId } from 'react';
import { fillIn } from '../../format/fillIn.ts';
import { formatFigure } from '../../format/formatFigure.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { quickRepeatText } from './QuickRepeat.en.ts';
import type { QuickRepeatProps } from './QuickRepeat.types.ts';
import { QuickRepeatRoot } from './QuickRepeatRoot.ts';
import { useRepeat } from './useRepeat.ts';

const defaults = { headingLevel: 2, locale: 'en-US', localeText: quickRepeatText } as const;

/** Frequent foods, each logged again with one press. */
export const QuickRepeat = /*#__PURE__*/ forwardRef<HTMLElement, QuickRepeatProps>(
  function QuickRepeat(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogQuickRepeat', inProps, defaults);
    const { items, onRepeat, onAdjust, dayLabel, headingLevel, locale, ...others } = props;
    const { localeText: text, ...rest } = others;
    const id = useId();
    const { pending, failure, repeat } = useRepeat(onRepeat, text.failed);
    if (items?.length === 0) return null;
    return slot(
      'root',
      QuickRepeatRoot,
      { 'aria-labelledby': id, ...rest, ref },
      slot('heading', `h${headingLevel}`, { id }, fillIn(text.heading, dayLabel)),
      <output>{!items && text.loading}</output>,
      <ul aria-hidden={!items}>
        {items?.map((item) => {
          const isPending = pending.includes(item.name);
          const kilocalories = `${formatFigure(item.calories, locale)}\u00a0${text.kilocalories}`;
          return (
            <li key={item.name}>
              {slot(
                'repeatButton',
                'button',
                { type: 'button', 'aria-disabled': isPending, onClick: () => void repeat(item) },
                item.name,
                ' ',
                <small>{isPending ? text.logging : kilocalories}</small>,
              )}
              {onAdjust &&
                slot(
                  'adjustButton',
                  'button',
                  {
                    type: 'button',
                    'aria-label': fillIn(text.adjust, item.name),
                    onClick: () => onAdjust(item),
                  },
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 8h9m4 0h3M4 16h3m4 0h9M15 6v4M9 14v4" />
                  </svg>,
                )}
            </li>
          );
        }) ?? [0, 1, 2].map((place) => <li key={place} />)}
      </ul>,
      slot('failure', 'p', { role: 'alert' }, failure),
    );
  },
);
