import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { formatDay } from '@foodlog/ui/calendar-day';
import { FoodForm } from '@foodlog/ui/FoodForm';
import { FoodlogLocalizationProvider } from '@foodlog/ui/locales';
import { enUS } from '@foodlog/ui/locales/en';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { useState } from 'react';

const theme = createFoodlogTheme();

export function Day() {
  const [totals, setTotals] = useState({ calories: 0, fats: 0, proteins: 0, carbs: 0 });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <FoodlogLocalizationProvider localization={enUS}>
        <TotalsCard {...totals} localeText={{ heading: formatDay('2026-11-21') }} />
        <FoodForm onSubmit={async ({ name: _, ...figures }) => setTotals(figures)} />
      </FoodlogLocalizationProvider>
    </ThemeProvider>
  );
}
