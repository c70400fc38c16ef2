import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DateNavigator } from '@foodlog/ui/DateNavigator';
import { FoodForm } from '@foodlog/ui/FoodForm';
import { TotalsCard } from '@foodlog/ui/TotalsCard';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const theme = createTheme({
  palette: { mode: 'dark', primary: { main: '#ff8a65' } },
  typography: { fontFamily: 'Georgia, serif' },
  shape: { borderRadius: '1rem' },
});

function Day() {
  const [day, setDay] = useState('2026-11-21');
  const [calories, setCalories] = useState<number>();
  return (
    <ThemeProvider theme={theme}>
      <DateNavigator value={day} maxDate="2026-11-21" onChange={setDay} />
      <TotalsCard calories={calories} />
      <FoodForm onSubmit={async (food) => setCalories(food.calories)} />
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Day />);
