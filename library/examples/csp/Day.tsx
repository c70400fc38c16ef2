import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import {
  createFoodlogTheme,
  DateNavigator,
  FoodForm,
  LoadingSpinner,
  TotalsCard,
} from '@foodlog/ui';
import { useState } from 'react';

const theme = createFoodlogTheme();

export function Day({ cache }: { cache: EmotionCache }) {
  const [day, setDay] = useState('2026-11-21');
  const [calories, setCalories] = useState(0);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <DateNavigator value={day} maxDate="2026-11-21" onChange={setDay} />
        <TotalsCard calories={calories} />
        <FoodForm onSubmit={async (food) => setCalories(food.calories)} />
        <LoadingSpinner />
      </ThemeProvider>
    </CacheProvider>
  );
}
