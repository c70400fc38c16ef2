import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { FoodForm } from '@foodlog/ui/FoodForm';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { useState } from 'react';

const theme = createFoodlogTheme();

export function Day() {
  const [totals, setTotals] = useState({ calories: 0, fats: 0, proteins: 0, carbs: 0 });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <TotalsCard {...totals} />
      <FoodForm onSubmit={async ({ name: _, ...figures }) => setTotals(figures)} />
    </ThemeProvider>
  );
}
