'use client';
import { forwardRef } from 'react';
import { unknownFigure } from '../../entry-figures/unknownFigure.tsx';
import { formatNumber } from '../../format/formatNumber.ts';
import { hidden } from '../../slots/hidden.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { totalsCardText } from './TotalsCard.en.ts';
import type { TotalsCardProps, TotalsCardTotalOwnerState } from './TotalsCard.types.ts';
import { TotalsCardRoot } from './TotalsCardRoot.ts';

const defaults = {
  loading: false,
  fractionDigits: 0,
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
      fractionDigits,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const Heading = `h${headingLevel}` as const;
    const figure = (value: number | null | undefined, unit: string) => {
      if (loading) return slot('skeleton', <i />);
      if (!Number.isFinite(value)) return unknownFigure(text);
      return (
        <>
          <span translate="no">{`${formatNumber(Number(value), locale, fractionDigits)} `}</span>
          {slot('unit', <small>{unit}</small>)}
        </>
      );
    };
    const total = (
      name: TotalsCardTotalOwnerState['total'],
      value: number | null | undefined,
      unit = text.grams,
    ) => {
      const state = { total: name };
      return slot(
        'total',
        <div data-total={name} data-long={Math.abs(value ?? 0) >= 10 ** (7 - fractionDigits)}>
          {slot('label', <dt>{text[name]}</dt>, state)}
          {slot('figure', <dd>{figure(value, unit)}</dd>, state)}
        </div>,
        state,
      );
    };
    return slot(
      'root',
      <TotalsCardRoot aria-label={text.heading} {...rest} ref={ref}>
        {slot('heading', <Heading>{text.heading}</Heading>)}
        {/* The status is outside the busy list, because screen readers ignore changes inside a busy element. */}
        <output className={hidden}>{loading && text.loading}</output>
        {slot(
          'list',
          <dl aria-busy={loading}>
            {total('calories', calories, text.kilocalories)}
            {total('fats', fats)}
            {total('proteins', proteins)}
            {total('carbs', carbs)}
          </dl>,
        )}
      </TotalsCardRoot>,
    );
  },
);
