'use client';
import { forwardRef } from 'react';
import type { ReactElement, RefAttributes } from 'react';
import { unknownFigure } from '../../entry-figures/unknownFigure.tsx';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { figureValue } from '../../figures/figureValue.ts';
import { type ShownFigure, useFigures } from '../../figures/useFigures.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { hidden } from '../../slots/hidden.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { readTotal } from '../../figures/readTotal.ts';
import { targetBar } from './targetBar.tsx';
import { totalsCardText } from './TotalsCard.en.ts';
import type { TotalsCardProps } from './TotalsCard.types.ts';
import { TotalsCardRoot } from './TotalsCardRoot.ts';

const defaults = {
  emphasis: 'total',
  count: 0,
  loading: false,
  fractionDigits: 0,
  headingLevel: 2,
  locale: 'en-US',
  localeText: totalsCardText,
} as const;

/** The totals of a day: its calories, fats, proteins and carbs, or other figures. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
export const TotalsCard = /*#__PURE__*/ forwardRef<HTMLElement, TotalsCardProps<readonly Figure[]>>(
  function TotalsCard(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogTotalsCard', inProps, defaults);
    const {
      calories,
      fats,
      proteins,
      carbs,
      figures,
      totals,
      targets,
      emphasis,
      known,
      count,
      loading,
      fractionDigits,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const Heading = `h${headingLevel}` as const;
    const shownFigures = useFigures(figures, text, fractionDigits);
    const values = { calories, fats, proteins, carbs, ...totals };

    const renderTotal = (shown: ShownFigure) => {
      const { key, label, unit, color, fractionDigits: digits } = shown;
      const state = { total: key };
      const value = loading ? undefined : figureValue(values, shown);
      const { total, target, left } = readTotal(value, figureValue(targets, shown), shown);
      const format = (number = 0) => formatNumber(number, locale, digits);
      const amount = format(Math.abs(left ?? 0));
      const leftText = left !== undefined && left < 0 ? text.over : text.left;
      const isLeft = emphasis === 'left' && left !== undefined;
      const large = (isLeft ? left : total) ?? 0;
      const [before, after] = isLeft ? leftText.split('{amount}') : [];
      const knownCount = loading ? count : (figureValue(known, shown) ?? count);

      return slot(
        'total',
        <div
          key={key}
          data-total={key}
          data-long={Math.abs(large) >= 10 ** (7 - digits)}
          style={color === undefined ? undefined : { color }}
        >
          {slot('label', <dt>{label}</dt>, state)}
          {slot(
            'figure',
            <dd>
              {loading && slot('skeleton', <i />)}
              {!loading && total === undefined && unknownFigure(text)}
              {total !== undefined && (
                <>
                  {before && <small>{before}</small>}
                  <span translate="no">{`${isLeft ? amount : format(total)} `}</span>
                  {unit && slot('unit', <small>{unit}</small>)}
                  {after && <small>{after}</small>}
                </>
              )}
            </dd>,
            state,
          )}
          {(target !== undefined || knownCount < count) &&
            slot(
              'details',
              <dd>
                {target !== undefined && slot('bar', targetBar(total ?? 0, target), state)}
                {target !== undefined && (
                  <span>
                    {isLeft && <span translate="no">{format(total)}</span>}{' '}
                    <span>{fillIn(text.target, format(target))}</span>
                  </span>
                )}{' '}
                {!isLeft && left !== undefined && <span>{fillIn(leftText, amount)}</span>}{' '}
                {/* The line that comes with the total. */}
                {loading && target !== undefined && emphasis !== 'left' && <span>{'\u00a0'}</span>}
                {knownCount < count && (
                  <span>
                    {fillIn(text.known, { known: format(knownCount), count: format(count) })}
                  </span>
                )}
              </dd>,
              state,
            )}
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
        {slot('list', <dl aria-busy={loading}>{shownFigures.map(renderTotal)}</dl>)}
      </TotalsCardRoot>,
    );
  },
) as {
  <const Figures extends readonly Figure[] = FoodFigures>(
    props: TotalsCardProps<Figures> & RefAttributes<HTMLElement>,
  ): ReactElement | null;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: TotalsCardProps & RefAttributes<HTMLElement>): ReactElement | null;
};
