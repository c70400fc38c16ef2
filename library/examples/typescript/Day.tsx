import { createTheme, ThemeProvider } from '@mui/material/styles';
import { addDays, DateNavigator, FoodForm, foodlogThemeParts, TotalsCard } from '@foodlog/ui';
import type { FoodLogEntry } from '@foodlog/ui';
import { EntryList } from '@foodlog/ui/EntryList';
import { deDE } from '@foodlog/ui/locales/de';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { useState } from 'react';

export const foodlogTheme = createFoodlogTheme({ density: 'compact' }, deDE);
const theme = createTheme(foodlogThemeParts({}), {
  components: { FoodlogTotalsCard: { defaultProps: { headingLevel: 3 } } },
});

export function Day({ entries }: { entries: FoodLogEntry[] }) {
  const [day, setDay] = useState(addDays('2026-11-21', -1));
  const [totals, setTotals] = useState({ calories: 0, fats: 0, proteins: 0, carbs: 0 });
  return (
    <ThemeProvider theme={theme}>
      <DateNavigator
        value={day}
        onChange={setDay}
        slotProps={{ calendar: { views: ['day', 'year'], yearsOrder: 'desc' } }}
      />
      <TotalsCard {...totals} slotProps={{ figure: ({ calories }) => ({ 'data-of': calories }) }} />
      <FoodForm onSubmit={async ({ name: _, ...figures }) => setTotals(figures)} />
      <EntryList entries={entries} />
    </ThemeProvider>
  );
}
