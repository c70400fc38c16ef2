'use client';
import { useId } from 'react';
import { quickRepeatText } from '../../locales/en.ts';
import { fillIn } from '../../locales/fillIn.ts';
import { formatNumber } from '../../locales/formatNumber.ts';
import type { QuickRepeatProps } from './QuickRepeat.types.ts';
import { QuickRepeatRoot } from './QuickRepeatRoot.ts';
import { useRepeat } from './useRepeat.ts';

/** What a person logs often: one press logs it again. */
export function QuickRepeat({
  items,
  onRepeat,
  onAdjust,
  dayLabel,
  headingLevel = 2,
  locale = 'en-US',
  localeText,
  ...rest
}: QuickRepeatProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const text = { ...quickRepeatText, ...localeText };
  const { pending, failure, repeat } = useRepeat(onRepeat, text.failed);
  if (items?.length === 0) return null;
  return (
    <QuickRepeatRoot aria-labelledby={id} {...rest}>
      <Heading id={id}>{fillIn(text.heading, dayLabel)}</Heading>
      <output>{!items && text.loading}</output>
      <ul aria-hidden={!items}>
        {items?.map((item) => {
          const isPending = pending.includes(item.name);
          const kilocalories = `${formatNumber(item.calories, locale)}\u00a0${text.kilocalories}`;
          return (
            <li key={item.name}>
              <button type="button" aria-disabled={isPending} onClick={() => void repeat(item)}>
                {item.name} <small>{isPending ? text.logging : kilocalories}</small>
              </button>
              {onAdjust && (
                <button
                  type="button"
                  aria-label={fillIn(text.adjust, item.name)}
                  onClick={() => onAdjust(item)}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 8h9m4 0h3M4 16h3m4 0h9M15 6v4M9 14v4" />
                  </svg>
                </button>
              )}
            </li>
          );
        }) ?? [0, 1, 2].map((place) => <li key={place} />)}
      </ul>
      <p role="alert">{failure}</p>
    </QuickRepeatRoot>
  );
}
