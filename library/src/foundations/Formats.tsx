import { formatDay } from '../calendar-day/formatDay.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { formatTime } from '../format/formatTime.ts';
import type { CompleteFoodlogLocalization } from '../locales/index.ts';
import { Rows } from './Rows.tsx';

const day = '2026-11-21';

function formatsOf({ components }: CompleteFoodlogLocalization) {
  const { locale, localeText } = components.FoodlogTotalsCard.defaultProps;
  return [
    ['Day', formatDay(day, locale)],
    ['Short day', formatDay(day, locale, 'short')],
    ['Medium day', formatDay(day, locale, 'medium')],
    ['Long day', formatDay(day, locale, 'long')],
    ['Full day', formatDay(day, locale, 'full')],
    ['Time', formatTime('08:15', locale)],
    ['Energy', `${formatNumber(1840, locale)} ${localeText.kilocalories}`],
    ['Weight', `${formatNumber(61.5, locale, 1)} ${localeText.grams}`],
    ['Not known', localeText.unknown],
  ] as const;
}

interface FormatsProps {
  languages: CompleteFoodlogLocalization[];
}

/** How each language writes days, times and figures. */
export function Formats({ languages }: FormatsProps) {
  return languages.map((language) => {
    const { locale } = language.components.FoodlogTotalsCard.defaultProps;
    return <Rows key={locale} heading={locale} rows={formatsOf(language)} lang={locale} />;
  });
}
