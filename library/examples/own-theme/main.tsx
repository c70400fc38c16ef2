import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DateNavigator } from '@foodlog/ui/DateNavigator';
import { FoodForm } from '@foodlog/ui/FoodForm';
import { foodlogThemeParts } from '@foodlog/ui/theme';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const own = {
  palette: { mode: 'dark', primary: { main: '#ff8a65' } },
  typography: { fontFamily: 'Georgia, serif' },
  shape: { borderRadius: '1rem' },
} as const;

/** A MUI theme without Foodlog values. */
const theme = createTheme(own);

/** A MUI theme with the Foodlog values, and with overrides for one component. */
const fittedTheme = createTheme(own, foodlogThemeParts(own), {
  components: {
    FoodlogTotalsCard: {
      defaultProps: { headingLevel: 3 },
      styleOverrides: { figure: { letterSpacing: 3 } },
      variants: [{ props: { calories: 300 }, style: { borderWidth: 5 } }],
    },
  },
});

function Day() {
  const [day, setDay] = useState('2026-11-21');
  const [calories, setCalories] = useState<number>();
  return (
    <ThemeProvider theme={theme}>
      <DateNavigator value={day} maxDate="2026-11-21" onChange={setDay} />
      <FoodForm onSubmit={async (food) => setCalories(food.calories)} />
      <ThemeProvider theme={fittedTheme}>
        <TotalsCard calories={calories} fats={1} />
      </ThemeProvider>
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Day />);
