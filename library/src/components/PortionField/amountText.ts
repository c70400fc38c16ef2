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

/** The fractions without end that have a sign of their own. */
const SIGNS = ['⅓', '⅔'];

/** Writes a positive number as a fraction, such as "1⅓" or "2/7"; `undefined` if it has more parts than people count. */
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
 * writes them, and fractions where decimals do not end.
 * @returns an empty text for anything but a finite number.
 */
export function amountText(value: unknown, locale: string): string {
  if (!Number.isFinite(value)) return '';
  const number = Number(value);
  const decimals = formatOf(locale).format(number);
  const fraction = number > 0 && round(number, 4) !== number && fractionText(number);
  if (fraction) return fraction;
  // Three digits after a separator could be thousands; four are decimals in every locale.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(decimals) ? `${decimals}0` : decimals;
}
