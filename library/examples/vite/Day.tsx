import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import { createFoodlogTheme, DateNavigator, FoodForm, TotalsCard } from '@foodlog/ui';
import { useState } from 'react';

const theme = createFoodlogTheme();

export function Day() {
  const [day, setDay] = useState('2026-11-21');
  const [totals, setTotals] = useState({ calories: 0, fats: 0, proteins: 0, carbs: 0 });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Stack spacing={2}>
        <DateNavigator value={day} maxDate="2026-11-21" onChange={setDay} />
        <TotalsCard {...totals} />
        <FoodForm onSubmit={async ({ name: _, ...figures }) => setTotals(figures)} />
      </Stack>
    </ThemeProvider>
  );
}
