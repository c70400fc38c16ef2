'use client';
import { memo, useId } from 'react';
import { totalsCardText } from '../../locales/en.ts';
import { formatNumber } from '../../locales/formatNumber.ts';
import { Figure } from './Figure.tsx';
import type { TotalsCardProps } from './TotalsCard.types.ts';
import { TotalsCardRoot } from './TotalsCardRoot.ts';

/** The calories, fats, proteins and carbs of a day. */
export const TotalsCard = /*#__PURE__*/ memo(function TotalsCard({
  calories,
  fats,
  proteins,
  carbs,
  loading = false,
  headingLevel = 2,
  locale = 'en-US',
  localeText,
  ...rest
}: TotalsCardProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const text = { ...totalsCardText, ...localeText };
  const totals = { calories, fats, proteins, carbs };
  const total = (name: keyof typeof totals) => {
    const value = totals[name];
    const figure = Number.isFinite(value) ? formatNumber(Number(value), locale) : undefined;
    const unit = name === 'calories' ? text.kilocalories : text.grams;
    return (
      <div data-total={name}>
        <dt>{text[name]}</dt>
        <dd>{loading ? <i /> : <Figure figure={figure} unit={unit} text={text} />}</dd>
      </div>
    );
  };
  return (
    <TotalsCardRoot aria-labelledby={headingId} {...rest}>
      <Heading id={headingId}>{text.heading}</Heading>
      {/* Beside the busy list, not in it: screen readers hold back what happens inside a busy element. */}
      <output>{loading && text.loading}</output>
      <dl aria-busy={loading}>
        {total('calories')}
        {total('fats')}
        {total('proteins')}
        {total('carbs')}
      </dl>
    </TotalsCardRoot>
  );
});
