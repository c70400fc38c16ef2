import { partsOf } from '../../food-fields/exactNumber.ts';
import { perLocale } from '../../format/perLocale.ts';
import { round } from '../../format/round.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      numberingSystem: 'latn',
      maximumFractionDigits: 20,
    }),
);

/** The fractions that have a sign of their own in recipes. */
const SIGNS = '½ ⅓ ⅔ ¼ ¾ ⅛ ⅜ ⅝ ⅞'.split(' ');

/** Writes a positive number as a fraction, such as "1½" or "2/7"; `undefined` if it has more parts than people count. */
function fractionText(value: number): string | undefined {
  const parts = partsOf(value, 16);
  if (parts === undefined || parts === 1) return undefined;
  const whole = Math.floor(value);
  const fraction = `${Math.round(value * parts) - whole * parts}⁄${parts}`;
  const sign = SIGNS.find((one) => one.normalize('NFKC') === fraction);
  return `${whole || ''}${sign ?? `${whole ? ' ' : ''}${fraction.replace('⁄', '/')}`}`;
}

/**
 * The text of an amount in its field, which `readAmount` reads as the same number: whole numbers and decimals as the locale
 * writes them, and fractions where decimals do not end. English writes parts of what is counted as fractions, where they have a
 * sign of their own.
 * @param isCounted Whether it is a number of portions, such as slices, and not of a unit, such as grams.
 * @returns an empty text for anything but a finite number.
 */
export function amountText(value: unknown, locale: string, isCounted: boolean): string {
  if (!Number.isFinite(value)) return '';
  const number = Number(value);
  const decimals = formatOf(locale).format(number);
  const fraction = number > 0 ? fractionText(number) : undefined;
  const isFraction = isCounted && /^en\b/i.test(locale) && !fraction?.includes('/');
  if (fraction && (isFraction || round(number, 4) !== number)) return fraction;
  // Three digits after a separator could be thousands; four are decimals in every locale.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(decimals) ? `${decimals}0` : decimals;
}
