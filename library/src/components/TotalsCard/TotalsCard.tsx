'use client';
import { forwardRef } from 'react';
import { formatNumber } from '../../format/formatNumber.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { totalsCardText } from './TotalsCard.en.ts';
import type { TotalsCardProps } from './TotalsCard.types.ts';
import { TotalsCardRoot } from './TotalsCardRoot.ts';

const defaults = {
  loading: false,
  headingLevel: 2,
  locale: 'en-US',
  localeText: totalsCardText,
} as const;

/** The calories, fats, proteins and carbs of a day. */
export const TotalsCard = /*#__PURE__*/ forwardRef<HTMLElement, TotalsCardProps>(
  function TotalsCard(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogTotalsCard', inProps, defaults);
    const {
      calories,
      fats,
      proteins,
      carbs,
      loading,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const total = (
      name: 'calories' | 'fats' | 'proteins' | 'carbs',
      value: number | null | undefined,
      unit = text.grams,
    ) => {
      const isKnown = Number.isFinite(value);
      const figure = isKnown ? formatNumber(value!, locale) : text.unknown;
      return slot(
        'total',
        'div',
        // On a phone of 320 px, 9 digits and separators fit beside the unit at full size.
        { 'data-total': name, 'data-long': figure.length > 9 },
        slot('label', 'dt', {}, text[name]),
        slot(
          'figure',
          'dd',
          {},
          loading ? <i /> : isKnown ? `${figure} ` : <span aria-hidden>{figure}</span>,
          !loading && (isKnown ? <small>{unit}</small> : <b>{text.unknownSpoken}</b>),
        ),
      );
    };
    return slot(
      'root',
      TotalsCardRoot,
      { 'aria-label': text.heading, ...rest, ref },
      slot('heading', `h${headingLevel}`, {}, text.heading),
      // The status is outside the busy list, because screen readers ignore changes inside a busy element.
      <output>{loading && text.loading}</output>,
      <dl aria-busy={loading}>
        {total('calories', calories, text.kilocalories)}
        {total('fats', fats)}
        {total('proteins', proteins)}
        {total('carbs', carbs)}
      </dl>,
    );
  },
);
