import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { FoodlogLocalizationProvider } from '../../locales/FoodlogLocalizationProvider.tsx';
import { arEG } from '../../locales/ar.ts';
import { deDE } from '../../locales/de.ts';
import { enUS } from '../../locales/en.ts';
import { esES } from '../../locales/es.ts';
import { frFR } from '../../locales/fr.ts';
import { heIL } from '../../locales/he.ts';
import { jaJP } from '../../locales/ja.ts';
import { DateNavigator } from './DateNavigator.tsx';

describe.each([
  ['English', enUS, 'Sunday', 'November 2026', 'Next month', '21'],
  ['Spanish', esES, 'lunes', 'noviembre de 2026', 'Mes siguiente', '21'],
  ['German', deDE, 'Montag', 'November 2026', 'Nächster Monat', '21'],
  ['French', frFR, 'lundi', 'novembre 2026', 'Mois suivant', '21'],
  ['Arabic', arEG, 'السبت', 'نوفمبر ٢٠٢٦', 'الشهر التالي', '٢١'],
  ['Hebrew', heIL, 'יום ראשון', 'נובמבר 2026', 'החודש הבא', '21'],
  ['Japanese', jaJP, '日曜日', '2026年11月', '次の月', '21'],
])('the calendar in %s', (_, localization, firstWeekday, month, nextMonth, day) => {
  test(`begins its weeks with ${firstWeekday}, in the words and digits of ${month}`, async () => {
    render(
      <FoodlogLocalizationProvider localization={localization}>
        <DateNavigator value="2026-11-21" onChange={() => undefined} />
      </FoodlogLocalizationProvider>,
    );
    // Without `dateStyle` the day is MM/DD/YYYY in every language, in its digits.
    await userEvent.click(screen.getByRole('button', { name: /^(11\/21\/2026|١١\/٢١\/٢٠٢٦)/ }));
    const calendar = within(await screen.findByRole('dialog'));
    expect(calendar.getByText(month)).toBeVisible();
    expect(calendar.getAllByRole('columnheader')[0]).toHaveAccessibleName(firstWeekday);
    expect(calendar.getByRole('button', { name: nextMonth })).toBeEnabled();
    expect(calendar.getByRole('gridcell', { name: day, selected: true })).toBeVisible();
  });
});

test.each(['fa-IR', 'th-TH', 'ar-SA', 'ar-SA-u-ca-islamic'])(
  'the months of the calendar are those whose days it shows, also in %s with a calendar of its own',
  async (locale) => {
    render(<DateNavigator value="2026-11-21" locale={locale} onChange={() => undefined} />);
    const year = new Intl.NumberFormat(locale, { useGrouping: false }).format(2026);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`/${year},`) }));
    const calendar = within(await screen.findByRole('dialog'));
    expect(calendar.getByText(new RegExp(year))).toBeVisible();
    expect(screen.getByText(new RegExp(`^(?!.*/).*${year}`), { selector: 'output' })).toBeVisible();
  },
);
