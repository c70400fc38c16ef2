import { ThemeProvider } from '@mui/material/styles';
import { DateNavigator, FoodForm, TotalsCard } from '@foodlog/ui';
import { createFoodlogTheme } from '@foodlog/ui/theme';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const theme = createFoodlogTheme();

function Day() {
  const [day, setDay] = useState('2026-11-21');
  const [calories, setCalories] = useState(0);
  return h(
    ThemeProvider,
    { theme },
    h(DateNavigator, { value: day, maxDate: '2026-11-21', onChange: setDay }),
    h(TotalsCard, { calories }),
    h(FoodForm, { onSubmit: async (food) => setCalories(food.calories) }),
  );
}

createRoot(document.getElementById('root')).render(h(Day));
