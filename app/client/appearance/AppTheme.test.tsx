import { DateNavigator } from '@foodlog/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadLanguage } from '../language/language.ts';
import { plural, t } from '../language/t.ts';
import { setAppearance } from './appearance.ts';
import { AppTheme } from './AppTheme.tsx';
import { formatDay } from './formatDay.ts';

const english = {
  density: 'comfortable',
  language: null,
  energyUnit: 'KCAL',
  extension: '',
} as const;

afterEach(async () => {
  setAppearance(english);
  await loadLanguage(null);
  localStorage.clear();
});

function Page() {
  return <p>{`${t('Settings')}, ${plural(3, { one: '1 entry', other: '{count} entries' })}`}</p>;
}

test('the pages appear in the language that is set, with its digits, from its side', async () => {
  render(
    <AppTheme>
      <Page />
    </AppTheme>,
  );
  expect(screen.getByText('Settings, 3 entries')).toBeVisible();
  setAppearance({ ...english, language: 'ar' });
  await waitFor(() => expect(screen.queryByText(/Settings/)).toBeNull());
  expect(document.body.textContent).toContain('٣');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar-EG');
  setAppearance(english);
  await screen.findByText('Settings, 3 entries');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test('a language that there is not is English', async () => {
  setAppearance({ ...english, language: 'tlh' });
  render(
    <AppTheme>
      <Page />
    </AppTheme>,
  );
  expect(await screen.findByText('Settings, 3 entries')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('days are written as in the specification in English, and as is usual in another language', async () => {
  const day = '2026-11-28';
  render(
    <AppTheme>
      <DateNavigator value={day} onChange={() => {}} />
    </AppTheme>,
  );
  expect(screen.getByText('11/28/2026')).toBeVisible();
  setAppearance({ ...english, language: 'de' });
  expect(await screen.findByText('28.11.2026')).toBeVisible();
  expect(formatDay(day)).toBe('28.11.2026');
});
